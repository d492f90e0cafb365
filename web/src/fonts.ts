/** The typefaces of the page. */
import '@fontsource/im-fell-dw-pica/latin.css';
import '@fontsource/im-fell-dw-pica/latin-italic.css';
import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-700.css';
