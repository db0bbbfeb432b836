/** What a page tells the worker when it was opened. */
export interface VisitMessage {
  /** The path of its URL. */
  pathname: string;
  /** The deployment that it belongs to, as its HTML names it. */
  buildId: string;
}
