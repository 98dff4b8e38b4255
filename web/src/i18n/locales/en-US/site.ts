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

  // What shows by itself, in one line
  versionText: ({ version }: { version: string }) => `Version ${version} is available.`,
  updateRead: 'What is new',
  newNotice: 'There is something new to read.',
  read: 'Read',
  later: 'Later',
  language: 'Language',
  alsoSpoken: 'Also available in English',
  speakIt: 'Switch',
  keepLanguage: 'Keep the current language',

  updateTitle: 'Update available',
  update: 'Update',
  updateContent: 'What is new:',
  updateDate: 'Updated:',
}
export type SiteTexts = typeof site
