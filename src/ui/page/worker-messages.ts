/** What a page tells the service worker. A question is answered through the port that comes with it. */
export type PageMessage =
  /** The language of the page: offline, an address that names none is opened in it. */
  | { type: 'language'; language: string }
  /** Whether the worker holds the script that the page runs: then both are of one version. */
  | { type: 'isOwnVersion'; script: string }
  /** A waiting worker takes over, and every page of the older version is loaded again. */
  | { type: 'takeOver' }
  /** The same, unless other pages are open that would be loaded again. */
  | { type: 'takeOverIfAlone' }
