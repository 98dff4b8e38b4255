export const adminSites = {
  title: 'Sites',
}

export type AdminSitesTexts = typeof adminSites
