/** How the lines of the seats are told apart besides by their colours. */
export const DASHES = ['', '7 3', '2 3', '9 3 2 3'];
export const MARKS = [
  'M-3.4 0A3.4 3.4 0 1 0 3.4 0A3.4 3.4 0 1 0 -3.4 0Z',
  'M-3 -3H3V3H-3Z',
  'M0 -4L4 3H-4Z',
  'M0 -4.4L4.4 0L0 4.4L-4.4 0Z',
];
