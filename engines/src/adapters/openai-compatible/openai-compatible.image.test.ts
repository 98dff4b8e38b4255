import { describeImageEngine, type ImageSubject } from '../../testing/image.suite.ts'
import { describeMappedModels } from '../../testing/mapped-models.suite.ts'
import { describeMaxRequests } from '../../testing/max-requests.suite.ts'
import { startOpenAiImagesServer } from '../../testing/openai-images-server.ts'
import { createImages } from './openai-compatible.image.ts'
import { presets } from './presets.ts'

const subject: ImageSubject = {
  start: startOpenAiImagesServer,
  open: createImages,
  request: { model: 'gpt-image-1', params: { aspect: '1:1' } },
  answersAtOnce: true,
}
describeImageEngine('openai-compatible', subject)
describeMaxRequests('openai-compatible', subject)
for (const { id, images } of presets)
  if (images)
    describeMappedModels(
      id,
      images.rules.map(({ pattern, model }) => ({
        ...model,
        name: pattern.source,
        label: pattern.source,
      })),
    )
