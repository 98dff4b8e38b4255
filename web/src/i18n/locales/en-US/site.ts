export const site = {
  noticesTitle: 'Notices',
  noNotices: 'No notices',
  noNoticesText: 'What this site has to tell you appears here.',
  unread: 'New',

  aboutTitle: ({ name }: { name: string }) => `About ${name}`,
  version: ({ version, date }: { version: string; date: string }) => `Version ${version}, ${date}`,
  readOn: 'Read on',
  handbook: 'Handbook',
  apiReference: 'API reference',
  contact: 'Contact',
  nothingAbout: 'This site says nothing about itself.',

  noContact: 'This site names no contact',

  banner: 'Announcement',
  showAll: 'Show all of it',
  showLess: 'Show one line',
  dismissBanner: 'Dismiss announcement',
}
export type SiteTexts = typeof site
