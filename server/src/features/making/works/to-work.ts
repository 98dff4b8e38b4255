// Works as they are described on the wire: row, files, inputs, place and wait put together for a whole list at once.
import type { Work } from '@atelier/contract/features/making/works'
import type { Locale } from '@atelier/contract/primitives'
import { type WorkTask, workStates } from '@atelier/contract/work-terms'
import { shownWords } from '@atelier/engines/upstream-words'
import { failureText, isFailureCode } from '../../../platform/http/failure-texts.ts'
import type { Site } from '../../../platform/http/request-context.ts'
import { balanceFor, listRefunded, listReturned } from '../../money/ledger/ledger.usecases.ts'
import { modelLabel } from './model-label.ts'
import type { QueueSnapshot } from './queue/queue-view.ts'
import { promptOf } from './recipe.ts'
import type { WorkModel } from './work-plan.ts'
import type { WorkRow } from './works.store.ts'
import type { WorkDependencies } from './works-dependencies.ts'

export type Reader = { locale: Locale; site: Site }

export type DescribeDependencies = Pick<
  WorkDependencies,
  'db' | 'clock' | 'files' | 'findModel' | 'queue'
>

/** All but these go on from what was made: these begin from words or several pictures, or answer with words. */
const beginners: ReadonlySet<WorkTask> = new Set<WorkTask>([
  ...(['draw', 'blend', 'describe', 'shorten'] as const),
  ...(['film', 'anime', 'compose', 'write-lyrics', 'separate'] as const),
])

/** Rows as their owner reads them, in the same order. */
export async function describeWorks(
  rows: readonly WorkRow[],
  reader: Reader,
  dependencies: DescribeDependencies,
): Promise<Work[]> {
  if (rows.length === 0) return []
  const { db, files, findModel, queue } = dependencies
  const underWay = rows.filter(({ state }) => state <= workStates.running)
  const paid = rows.flatMap(({ state, reservationId }) =>
    state > workStates.running && reservationId !== null ? reservationId : [],
  )
  const modelIds = [...new Set(rows.map(({ modelId }) => modelId))]
  const [filesOf, inputs, models, returned, refunded, snapshot, typical] = await Promise.all([
    files.describeFiles(rows.filter((row) => row.state > workStates.running).map(({ id }) => id)),
    files.describeInputs(rows.flatMap(({ recipe }) => recipe.inputs)),
    Promise.all(modelIds.map(async (id) => [id, await findModel(id)] as const)),
    paid.length ? listReturned(db, paid) : undefined,
    paid.length ? listRefunded(db, paid) : undefined,
    underWay.length ? queue.read() : undefined,
    underWay.length ? queue.typicalSeconds(underWay.map(({ modelId }) => modelId)) : undefined,
  ])
  const modelOf = new Map(models)
  let describedInputs = 0
  return rows.map((row) => {
    const from = describedInputs
    describedInputs += row.recipe.inputs.length
    const later = refunded?.get(row.reservationId ?? 0) ?? 0
    return {
      ...ownTerms(row, reader),
      ...madeBy(row, modelOf.get(row.modelId), reader.locale),
      price: row.price - later,
      returned: (returned?.get(row.reservationId ?? 0) ?? 0) + later,
      place: snapshot && row.state === workStates.waiting ? snapshot.placeOf(row.id) : 0,
      waitS: waitOf(row, { snapshot, typicalS: typical?.get(row.modelId) }, dependencies),
      preview: row.preview ? files.previewAddress({ ...row, preview: row.preview }) : '',
      files: filesOf.get(row.id) ?? [],
      inputs: inputs.slice(from, describedInputs),
    }
  })
}

function ownTerms(row: WorkRow, { locale, site }: Reader) {
  const { recipe } = row
  return {
    id: row.id,
    type: row.type,
    task: row.task,
    status: row.state,
    progress: row.progress,
    prompt: promptOf(recipe),
    negativePrompt: recipe.negativePrompt,
    params: row.seed === null ? recipe.params : { ...recipe.params, seed: row.seed },
    count: recipe.count,
    texts: row.texts,
    tiles: row.tiles,
    understood: row.understood,
    purse: balanceFor('work', site.settings),
    message: messageOf(row, locale),
    parentId: row.parentId,
    parentIndex: row.parentIndex,
    batchId: row.batchId,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.state === workStates.waiting ? null : (row.startedAt?.toISOString() ?? null),
    endedAt: row.endedAt?.toISOString() ?? null,
  }
}

function madeBy(row: WorkRow, model: WorkModel | undefined, locale: Locale) {
  const declared = Object.keys(model?.declaration.tasks ?? {}) as WorkTask[]
  const isWhole = row.failure === null || row.failure.code === 'works.partly_kept'
  const hasPictures = row.state > workStates.running && isWhole
  return {
    // As it was called when it made this, where its upstream names it.
    model: model?.builtin ? modelLabel(model, locale) : row.modelLabel,
    modelId: model ? row.modelId : null,
    builtin: row.builtin,
    next: model && hasPictures ? (row.next ?? declared.filter((task) => !beginners.has(task))) : [],
  }
}

/** Why it failed; what the upstream said stands beside our own words where it says more. */
function messageOf({ failure }: WorkRow, locale: Locale): string {
  if (!failure) return ''
  const { code, values } = failure
  const words = shortWords(shownWords(failure.words))
  if (!isFailureCode(code)) return words
  return failureText(code, locale, { ...values, detail: words }).trim()
}

const maxWords = 300

/** One line of what may be a page. */
function shortWords(words: string): string {
  const line = words.replace(/\s+/g, ' ').trim()
  return line.length <= maxWords ? line : `${line.slice(0, maxWords - 1).trimEnd()}…`
}

/** Seconds until it is done, if works before are anything to go by. */
function waitOf(
  row: WorkRow,
  { snapshot, typicalS }: { snapshot: QueueSnapshot | undefined; typicalS: number | undefined },
  { clock }: Pick<DescribeDependencies, 'clock'>,
): number | null {
  if (!snapshot || typicalS === undefined || row.state > workStates.running) return null
  if (row.state === workStates.running) {
    const ranS = (clock.now().getTime() - (row.startedAt?.getTime() ?? 0)) / 1000
    return Math.max(1, Math.ceil(typicalS - ranS))
  }
  const rounds = 1 + snapshot.placeOf(row.id) / Math.max(1, snapshot.running)
  return Math.ceil(typicalS * rounds)
}
