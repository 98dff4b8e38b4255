export const site = {
  noticesTitle: 'Notices',
  noNotices: 'No notices',
  noNoticesText: 'Announcements from this site appear here.',
  unread: 'New',

  aboutTitle: ({ name }: { name: string }) => `About ${name}`,
  version: ({ version, date }: { version: string; date: string }) => `Version ${version}, ${date}`,
  readOn: 'Read more',
  handbook: 'Handbook',
  apiReference: 'API reference',
  contact: 'Contact',

  noContact: 'No contact info on this site',

  banner: 'Announcement',
  showAll: 'Show more',
  showLess: 'Show less',
  dismissBanner: 'Dismiss',

  // What shows by itself, in one line
  versionText: ({ version }: { version: string }) => `Version ${version} is available.`,
  updateRead: 'What is new',
  newNotice: 'There’s a new notice.',
  read: 'Read',
  later: 'Later',
  language: 'Language',
  alsoSpoken: 'Also available in English',
  speakIt: 'Switch',
  keepLanguage: 'Keep current language',

  updateTitle: 'Update available',
  update: 'Update',
  updateContent: 'What is new:',
  updateDate: 'Updated:',
}
export type SiteTexts = typeof site
