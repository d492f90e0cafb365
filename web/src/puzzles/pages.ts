/** The pages of the puzzles, in one piece. */
export { default as PuzzleRoom } from './PuzzleRoom.svelte';
export { default as OwnPuzzles } from './OwnPuzzles.svelte';
export { listed } from './puzzles';
