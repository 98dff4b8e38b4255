export const admin = {
  title: 'Console',
  backToSite: 'Back to the site',
  rooms: 'Rooms of the console',
  site: 'Site',
  groups: {
    business: 'Business',
    making: 'Made here',
    site: 'This site',
    house: 'Installation',
  },
  places: {
    today: 'Today',
    people: 'People',
    money: 'Money',
    works: 'Works',
    moderation: 'Moderation',
    sites: 'Sites',
    content: 'Content',
    tools: 'Tools',
    connections: 'Connections',
    models: 'Models',
    staff: 'Staff',
    audit: 'Log',
    backup: 'Backup',
  },
  forOperators: 'For those who run this site',
  forOperatorsText: 'Log in with an account whose role allows this.',
  logIn: 'Log in',
}

export type AdminTexts = typeof admin
