// A browser that Playwright does not drive, as journeys use it.

/** Where what was found is, as tools/other-browsers.mjs tells it. */
export type OtherBrowserPaths = {
  firefox?: string | null
  webkit?: WebKitPaths | null
}

export type WebKitPaths = { driver: string; browser: string; screen: string }

/** One tab with a profile of its own. */
export type OtherBrowser = {
  /** Opens an address and waits for its load event. */
  goTo(url: string): Promise<void>
  /** Calls a function in the page; it knows nothing but its argument, and both sides are JSON. Rejects when it throws. */
  evaluate<Argument, Result>(run: (given: Argument) => Result, given: Argument): Promise<Result>
  /** Keys and pointers as people move them: sources of actions of the WebDriver specification. */
  act(sources: readonly object[]): Promise<void>
  /** The size of what the page is drawn in, in CSS pixels. */
  resize(size: { width: number; height: number }): Promise<void>
  /** A PNG of what is in view. */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

/** As a function's text with its argument, for whoever cannot hand functions over. */
export const callText = <Argument>(run: (given: Argument) => unknown, given: Argument): string =>
  `(${run})(${JSON.stringify(given) ?? 'undefined'})`
