import type { SiteSettings } from '@atelier/contract/site-settings'
import type { EngineIo } from '@atelier/engines/io'
import type { EmbeddingEngine } from '@atelier/engines/kinds/embedding'
import { createDocumentQueue } from './document-queue.ts'
import { createEmbedder } from './embedder.ts'
import type { KnowledgeDependencies } from './knowledge.usecases.ts'
import { createDocumentReader } from './reading/document-reader.ts'

type Parts = Pick<KnowledgeDependencies, 'db' | 'clock' | 'log' | 'storage'> & {
  engineIo(signal: AbortSignal): EngineIo
  /** What embeds by a connection's preset, or the usual one where it is empty. */
  findEngine(preset: string): Promise<{ engine: EmbeddingEngine; preset: string } | undefined>
  listSites(): Promise<
    readonly {
      id: number
      settings: Pick<SiteSettings, 'embeddingConnection' | 'embeddingModel'>
    }[]
  >
}

/** What reads documents and finds passages on this server. */
export function createKnowledge({
  engineIo,
  findEngine,
  listSites,
  ...parts
}: Parts): KnowledgeDependencies {
  const findEmbedder: KnowledgeDependencies['findEmbedder'] = async (siteId) => {
    const site = (await listSites()).find(({ id }) => id === siteId)
    const found = site && (await findEngine(site.settings.embeddingConnection))
    return found && createEmbedder(found, site.settings.embeddingModel, engineIo)
  }
  const desk = createDocumentQueue({ ...parts, findEmbedder, reader: createDocumentReader() })
  return { ...parts, findEmbedder, desk }
}
