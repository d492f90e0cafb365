// What is known of the table that is shown.

export const now = {
  id: "",
  /** What is printed on the board. */
  board: null,
  table: null,
  /** The seats that are ours. */
  seats: [],
  chat: [],
  steps: [],
  /** What the deciding seat may do, if it is ours, and at which version of the table. */
  asked: null,
  /** Is a decision on its way? */
  sending: false,
  /** What has happened since our last decision. */
  recent: [],
  /** An earlier step of the game that is shown instead of the present. */
  past: null,
  refusals: null,
  /** Connects anew, with the keys we have now. */
  reconnect() {},
  redraw() {},
};

/** Are we asked to decide? */
export const isAsked = () =>
  now.asked !== null && now.asked.version === now.table?.version && now.table.status === "playing";
