// Whatever a model that we describe takes has a name in every language, and so has every value that is no name of somebody else's.
import { describe, expect, it } from 'vitest'
import { alibabaModels } from '../engines/src/adapters/alibaba/alibaba-models.ts'
import { listWebUiModels } from '../engines/src/adapters/automatic1111/automatic1111.models.ts'
import { listPainterModels } from '../engines/src/adapters/builtin/image/image-models.ts'
import { toolModels } from '../engines/src/adapters/builtin/image/tools/tool-model.ts'
import { listComposerModels } from '../engines/src/adapters/builtin/music/music-models.ts'
import { stemsModel } from '../engines/src/adapters/builtin/stems/stems-models.ts'
import { filmModels } from '../engines/src/adapters/builtin/video/film-models.ts'
import { builtinWorkflows } from '../engines/src/adapters/comfyui/builtin-workflows.ts'
import { listComfyModels } from '../engines/src/adapters/comfyui/comfyui.models.ts'
import { falClipModels } from '../engines/src/adapters/fal/fal-clip-models.ts'
import { falModels } from '../engines/src/adapters/fal/fal-models.ts'
import { fluxModels } from '../engines/src/adapters/flux/flux-models.ts'
import { geminiImageRules } from '../engines/src/adapters/gemini/gemini-image-models.ts'
import { geminiVideoRules } from '../engines/src/adapters/gemini/gemini-video-models.ts'
import { klingModels } from '../engines/src/adapters/kling/kling-models.ts'
import { lumaModels } from '../engines/src/adapters/luma/luma-models.ts'
import { midjourneyClips } from '../engines/src/adapters/midjourney-proxy/midjourney-clips.ts'
import { listMidjourneyModels } from '../engines/src/adapters/midjourney-proxy/midjourney-proxy.models.ts'
import { readVersions } from '../engines/src/adapters/midjourney-proxy/versions.ts'
import { listedModel } from '../engines/src/adapters/onnx/onnx.models.ts'
import { openAiImages } from '../engines/src/adapters/openai-compatible/image-rules/openai-images.ts'
import { siliconflowImages } from '../engines/src/adapters/openai-compatible/image-rules/siliconflow-images.ts'
import { togetherImages } from '../engines/src/adapters/openai-compatible/image-rules/together-images.ts'
import { unknownImages } from '../engines/src/adapters/openai-compatible/image-rules/unknown-images.ts'
import { volcengineImages } from '../engines/src/adapters/openai-compatible/image-rules/volcengine-images.ts'
import { xaiImages } from '../engines/src/adapters/openai-compatible/image-rules/xai-images.ts'
import { zhipuImages } from '../engines/src/adapters/openai-compatible/image-rules/zhipu-images.ts'
import { replicateClipModels } from '../engines/src/adapters/replicate/replicate-clip-models.ts'
import { replicateModels } from '../engines/src/adapters/replicate/replicate-models.ts'
import { runwayModels } from '../engines/src/adapters/runway/runway-models.ts'
import { stabilityModels } from '../engines/src/adapters/stability/stability-models.ts'
import { dialects as sunoDialects } from '../engines/src/adapters/suno/suno.dialects.ts'
import { chirpModels, toListed } from '../engines/src/adapters/suno/suno.models.ts'
import { listedSeparation } from '../engines/src/adapters/suno/suno.stems.ts'
import { demucs } from '../engines/src/gateway-stems.ts'
import { nameText, valueText } from '../web/src/i18n/field-text.ts'
import { fields as enUS } from '../web/src/i18n/locales/en-US/fields.ts'
import { fields as zhCN } from '../web/src/i18n/locales/zh-CN/fields.ts'
import { fields as zhTW } from '../web/src/i18n/locales/zh-TW/fields.ts'

const inventory = {
  checkpoints: [],
  samplers: ['euler'],
  schedulers: ['normal'],
  upscalers: ['RealESRGAN_x4plus.pth'],
}
const versions = readVersions('8, 7, 6.1, 6, niji 7, niji 6')

const declared = [
  ...[...listPainterModels(), ...toolModels],
  ...listMidjourneyModels(versions, 'trueai'),
  ...listWebUiModels({ ...inventory, checkpoints: [{ title: 'one.safetensors' }] }),
  ...listComfyModels(builtinWorkflows, { ...inventory, checkpoints: ['one.safetensors'] }),
].flatMap(({ declaration }) => declaration.fields)
const dialects = [
  openAiImages,
  siliconflowImages,
  togetherImages,
  unknownImages,
  volcengineImages,
  xaiImages,
  zhipuImages,
]
const mapped = [
  ...[...falModels, ...fluxModels, ...replicateModels, ...stabilityModels],
  ...[...dialects.flatMap(({ rules }) => rules), ...geminiImageRules].map(({ model }) => model),
].flatMap((model) => model.fields)
const clips = [
  ...[...filmModels.map(({ declaration }) => declaration), midjourneyClips],
  ...[...runwayModels, ...lumaModels, ...klingModels, ...alibabaModels],
  ...[...falClipModels, ...replicateClipModels, ...geminiVideoRules.map(({ model }) => model)],
].flatMap((model) => model.fields)
const suno = Object.values(sunoDialects)
const songs = [
  ...listComposerModels(),
  ...suno.flatMap((dialect) => chirpModels.map((model) => toListed(model, dialect))),
].flatMap(({ declaration }) => declaration.fields)
const stems = [
  stemsModel,
  listedModel('one', { hasSets: true }),
  demucs('demucs', ['two', 'four', 'six']),
  ...suno.map(listedSeparation),
].flatMap(({ declaration }) => declaration.fields)
const all = [...declared, ...mapped, ...clips, ...songs, ...stems]

/** What these hold are names of other people's making. */
const names = ['sampler', 'scheduler', 'upscaler', 'interrogator']
const isName = (value: string) => /^[\d.:x]+[kp]?$|^jpg$/i.test(value) || isKey(value)
const isKey = (value: string) => /^[A-G]$/.test(value)

describe.each(Object.entries({ 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS }))('%s', (_, texts) => {
  it('has a name for everything that models take', () => {
    const unnamed = all.filter(({ name }) => nameText({ name, label: '?' }, texts) === '?')
    expect([...new Set(unnamed.map(({ name }) => name))]).toEqual([])
  })

  it('has words for every value', () => {
    const marked = Object.fromEntries(
      Object.keys(texts.values).map((key) => [key, `known: ${key}`]),
    )
    const known = { ...texts, values: marked as typeof texts.values }
    const has = (value: string) => valueText(value, known).startsWith('known')
    const values = all.flatMap((field) =>
      field.kind === 'choice' && !names.includes(field.name) ? field.options : [],
    )
    expect([...new Set(values)].filter((value) => !isName(value) && !has(value))).toEqual([])
  })
  it('tells apart what one name means in different tasks', () => {
    const nameOf = ({ fields }: { fields: readonly (typeof all)[number][] }, name: string) => {
      const field = fields.find((each) => each.name === name)
      return field && nameText(field, texts)
    }
    const [composer] = listComposerModels()
    expect(nameOf(stemsModel.declaration, 'strength')).toBe(texts.namesByTask.separate.strength)
    expect(composer && nameOf(composer.declaration, 'scale')).toBe(texts.namesByTask.compose.scale)
    expect(nameText({ name: 'strength' }, texts)).toBe(texts.names.strength)
    expect(valueText('dark', texts, 'mood')).toBe(texts.valuesByName.mood.dark)
    expect(valueText('Db', texts)).toBe('D♭')
  })
})
