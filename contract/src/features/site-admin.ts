export const siteAdmin = {}
