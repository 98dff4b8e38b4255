// Prompts as they are told, wherever they stand: in the code or in the database.
import type {
  MarketPage,
  MarketPrompt,
  MarketSample,
} from '@atelier/contract/features/showing/market'
import type { Locale } from '@atelier/contract/primitives'
import { fillVariables, variablesIn } from '@atelier/contract/prompt-variables'
import { failureText } from '../../../platform/http/failure-texts.ts'
import type { Samples } from '../../making/samples/open-samples.ts'
import { sampleNames } from '../../making/samples/sample-names.ts'
import { describeFilesBy } from '../../making/work-files/work-files.usecases.ts'
import { listOfferedUses } from '../../talk/shelf/offered-uses.ts'
import type { BuiltInPrompt } from './built-in/built-in-prompt.ts'
import { recipeOf } from './built-in/built-in-prompts.ts'
import type { StoredPrompt } from './market.store.ts'
import type { MarketDependencies } from './market-dependencies.ts'
import { type Audience, addressFor } from './market-files.ts'
import { countMarks, type Marks } from './marks.store.ts'
import * as samplesStore from './samples.store.ts'

export type Reader = { siteId: number; siteName: string; accountId: number; locale: Locale }
export type Known =
  | { id: number; offered: BuiltInPrompt; house?: { name: string; url: string } }
  | { id: number; stored: StoredPrompt }

const excerptLength = 280

/** The first words, without the braces: a variable is told by its default, or by its name. */
const excerptOf = (content: string): string =>
  fillVariables(
    content,
    Object.fromEntries(variablesIn(content).map(({ name, fallback }) => [name, fallback || name])),
  ).slice(0, excerptLength)

const noMarks: Marks = { likes: 0, collects: 0, isLiked: false, isCollected: false }

type Told = Omit<MarketPage, 'samples' | 'cover'>

function tellWords(
  known: Known,
  { marks, offeredUses }: { marks: Marks; offeredUses: number },
  { accountId, locale }: Reader,
): Told {
  if ('offered' in known) {
    const { category, medium } = known.offered
    const { title, description, content, tags } = known.offered[locale]
    return {
      id: known.id,
      title,
      description,
      content,
      category,
      medium,
      tags: [...tags],
      isBuiltin: !known.house,
      author: known.house?.name ?? '',
      isOwn: false,
      uses: offeredUses,
      state: 'public',
      message: '',
      excerpt: excerptOf(content),
      updatedAt: null,
      ...marks,
    }
  }
  const { prompt, author } = known.stored
  const { id, title, description, content, category, medium, tags, uses, state } = prompt
  const isOwn = prompt.ownerId === accountId
  return {
    id,
    title,
    description,
    content,
    category,
    medium,
    tags,
    uses,
    state,
    isBuiltin: false,
    isOwn,
    author: author.name || author.username || `#${author.id}`,
    message:
      isOwn && state === 'refused' ? prompt.message || failureText('market.refused', locale) : '',
    excerpt: excerptOf(content),
    updatedAt: prompt.updatedAt.toISOString(),
    ...marks,
  }
}

/** Pages of prompts in the order given. `review`: for those who decide on them. */
export async function describePages(
  all: readonly Known[],
  reader: Reader,
  { db, signer, samples: shipped }: Pick<MarketDependencies, 'db' | 'signer' | 'samples'>,
  isReview = false,
): Promise<MarketPage[]> {
  const ids = all.map(({ id }) => id)
  const stored = all.flatMap((known) => ('stored' in known ? [known.stored.prompt] : []))
  const offered = all.flatMap((known) => ('offered' in known ? [known.id] : []))
  const [marks, uses, samples] = await Promise.all([
    countMarks(db, ids, reader),
    listOfferedUses(db, { siteId: reader.siteId, kind: 'prompt' }, offered),
    samplesStore.listSamples(
      db,
      stored.map(({ id }) => id),
    ),
  ])
  const audienceOf = (promptId: number): Audience => {
    if (isReview) return 'review'
    const owner = stored.find(({ id }) => id === promptId)?.ownerId
    return owner === reader.accountId ? 'own' : 'market'
  }
  const filesFor = async (audience: Audience) => {
    const wanted = samples.filter(
      ({ workId, promptId }) => workId !== null && audienceOf(promptId) === audience,
    )
    const workIds = [...new Set(wanted.flatMap(({ workId }) => workId ?? []))]
    return describeFilesBy(addressFor(audience, signer), workIds, db)
  }
  const files = {
    market: await filesFor('market'),
    own: await filesFor('own'),
    review: await filesFor('review'),
  }
  const tellSample = (sample: samplesStore.SampleRecord): MarketSample => ({
    id: sample.id,
    files:
      sample.workId === null
        ? null
        : (files[audienceOf(sample.promptId)].get(sample.workId) ?? []).map(
            ({ about: _, ...file }) => file,
          ),
    question: sample.question ?? '',
    answer: sample.answer ?? '',
    model: sample.model,
    builtin: sample.builtin,
  })
  return all.map((known) => {
    const own =
      'offered' in known
        ? known.house
          ? housePicture(known.id, known.house.url)
          : pictureOf(known.offered, shipped)
        : samples.filter(({ promptId }) => promptId === known.id).map(tellSample)
    return {
      ...tellWords(
        known,
        { marks: marks.get(known.id) ?? noMarks, offeredUses: uses.get(known.id) ?? 0 },
        reader,
      ),
      samples: own,
      cover: coverOf(own),
    }
  })
}

function pictureOf(prompt: BuiltInPrompt, shipped: Samples): MarketSample[] {
  const recipe = recipeOf(prompt)
  const name = sampleNames.prompt(prompt.id)
  const found = shipped.find(name)
  if (!recipe || !found) return []
  const { mime, width, height, bytes, blur } = found
  const url = shipped.addressOf(name)
  const file = {
    id: `builtin-${prompt.id}`,
    url,
    thumbnail: url,
    mime,
    width,
    height,
    bytes,
    blur,
    durationS: null,
  }
  return [{ id: 0, files: [file], question: recipe.prompt, answer: '', model: '', builtin: true }]
}

/** Nobody knows how large it is, or what made it. */
const housePicture = (id: number, url: string): MarketSample[] =>
  url === ''
    ? []
    : [
        {
          id: 0,
          question: '',
          answer: '',
          model: '',
          builtin: false,
          files: [
            {
              id: `house-${id}`,
              url,
              thumbnail: '',
              mime: 'image/*',
              blur: '',
              width: null,
              height: null,
              durationS: null,
              bytes: 0,
            },
          ],
        },
      ]

/** The first file that has a picture. */
function coverOf(samples: readonly MarketSample[]): MarketPrompt['cover'] {
  const file = samples
    .flatMap(({ files }) => files ?? [])
    .find(({ mime, thumbnail }) => thumbnail !== '' || mime.startsWith('image/'))
  if (!file) return null
  const { url, thumbnail, mime, width, height, blur } = file
  return { url, thumbnail: thumbnail || url, mime, width, height, blur }
}

/** A page as it stands in a list. */
export const rowOf = ({
  content: _,
  samples: __,
  message: ___,
  ...row
}: MarketPage): MarketPrompt => row
