import type { AdminSitesTexts } from '../en-US/admin-sites.ts'

export const adminSites: AdminSitesTexts = {
  title: '站点',
}
