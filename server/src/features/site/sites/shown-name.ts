/** What a site is called where there are several: its application's name, else its own. */
export const shownName = ({ appName, siteName }: { appName: string; siteName: string }): string =>
  appName || siteName
