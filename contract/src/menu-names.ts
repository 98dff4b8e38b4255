/** The names in a site's menu list; undefined when it shows everything. */
export function menuNames(clientMenuList: string): string[] | undefined {
  try {
    const names: unknown = JSON.parse(clientMenuList || '[]')
    if (!Array.isArray(names) || names.length === 0) return undefined
    return names.filter((name) => typeof name === 'string')
  } catch {
    return undefined
  }
}

export function isInMenu(clientMenuList: string, menuKey: string): boolean {
  return menuNames(clientMenuList)?.includes(menuKey) ?? true
}
