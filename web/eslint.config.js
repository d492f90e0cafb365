import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

/** What is likely a mistake. How code looks is Prettier's business. */
export default ts.config(
  { ignores: ['src/generated', 'src/wire.d.ts', 'test-results', 'playwright-report'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['src/**/*.ts', 'src/**/*.svelte'],
    languageOptions: { parserOptions: { parser: ts.parser, projectService: true, extraFileExtensions: ['.svelte'] } },
    rules: {
      // A new kind of event, action or message has to be thought of wherever kinds are told apart.
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-floating-promises': 'error',
    },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-unused-expressions': ['error', { allowShortCircuit: true, allowTernary: true }],
      // Links are followed by one listener on the page (`Route`), and maps here are made and read, not observed.
      'svelte/no-navigation-without-resolve': 'off',
      'svelte/prefer-svelte-reactivity': 'off',
      // In 5.57 a promise that is kept between two changes of the page leaves Svelte in a state from which nothing is drawn.
      'no-restricted-syntax': ['error', { selector: 'SvelteAwaitBlock', message: 'Keep what was loaded in a state instead.' }],
    },
  },
);
