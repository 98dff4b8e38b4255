// Who answers the searches of a site: by its settings, else by what the environment names.
import type { SiteSettings } from '@atelier/contract/site-settings'
import type { SearchProvider } from '@atelier/contract/tool-terms'
import type { SecretBox } from '../../../platform/secret-box.ts'
import { type SearchWay, searchEngines } from './search-engines.ts'

export type SearchEnvironment = { searxngUrl: string; tavilyKey: string; braveKey: string }

export const noSearch: SearchEnvironment = { searxngUrl: '', tavilyKey: '', braveKey: '' }

export type KnownProvider = keyof typeof searchEngines
type Settings = Pick<SiteSettings, 'searchProvider' | 'searchAddress' | 'searchKey'>

function fromEnvironment({ searxngUrl, tavilyKey, braveKey }: SearchEnvironment) {
  if (searxngUrl) return 'searxng'
  if (tavilyKey) return 'tavily'
  return braveKey ? 'brave' : undefined
}

/** Undefined where nobody answers: none is named, or what it needs is missing. */
export function findSearchWay(
  settings: Settings,
  { environment, secrets }: { environment: SearchEnvironment; secrets: SecretBox },
): (SearchWay & { provider: KnownProvider }) | undefined {
  const { searchProvider } = settings
  if (searchProvider === 'none') return undefined
  const isAuto = searchProvider === 'auto'
  const provider = isAuto ? fromEnvironment(environment) : searchProvider
  if (!provider) return undefined
  const engine = searchEngines[provider]
  const byDefault = { searxng: '', tavily: environment.tavilyKey, brave: environment.braveKey }
  const own = isAuto ? { address: '', key: '' } : ownWay(settings, secrets)
  const address =
    own.address || (provider === 'searxng' ? environment.searxngUrl : '') || engine.address
  // The environment's key is for the vendor's own address alone.
  const key = own.key || (own.address ? '' : byDefault[provider])
  if (!address || (engine.needsKey && !key)) return undefined
  return { provider, address, key }
}

function ownWay({ searchAddress, searchKey }: Settings, secrets: SecretBox): SearchWay {
  return { address: searchAddress, key: openKey(searchKey, secrets) }
}

/** One that was sealed under another key of the installation is none. */
function openKey(sealed: string, secrets: SecretBox): string {
  try {
    return sealed && secrets.open(sealed)
  } catch {
    return ''
  }
}

export const searchedBy = (
  settings: Settings,
  dependencies: { environment: SearchEnvironment; secrets: SecretBox },
): SearchProvider => findSearchWay(settings, dependencies)?.provider ?? 'none'
