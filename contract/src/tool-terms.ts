// Words about tools that models may use. No imports: both sides load it.

/** Those that a model may use unless somebody says otherwise: each that is described to it makes every question longer, and so dearer. */
export const defaultTools = [
  'calculate',
  'date',
  'convert_units',
  'search_handbook',
  'run_javascript',
  'plot_chart',
] as const

/** Where a tool comes from: with the product, from a server of the site, or from a server of the caller's own. */
export const toolGroups = ['built-in', 'site', 'own'] as const

/** Longest texts, in UTF-16 units, and the most of each. */
export const toolLimits = {
  serverName: 60,
  address: 2000,
  headerName: 100,
  headerValue: 4000,
  headers: 20,
  /** Servers of one member, and of one site. */
  servers: 20,
  siteServers: 50,
  /** Tools of one server; what it has beyond them is left out. */
  tools: 1000,
  /** Tools that one answer may be offered. */
  chosen: 128,
} as const

/** Who answers a search: `auto` whoever the environment names, `none` nobody. */
export const searchProviders = ['auto', 'none', 'searxng', 'tavily', 'brave'] as const
export type SearchProvider = (typeof searchProviders)[number]

/** The name by which models know a tool of a server begins with `mcp` and the server's number. */
export const isServerTool = (name: string): boolean => /^mcp\d+_/.test(name)

/** A tool's own name, as well as the name that models know tells it. */
export const bareToolName = (name: string): string =>
  name.replace(/^mcp\d+_/, '').replaceAll('_', ' ')
