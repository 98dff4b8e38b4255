import { describeImageEngine } from '../../testing/image.suite.ts'
import { startMidjourneyServer } from '../../testing/midjourney-server.ts'
import { createImage } from './midjourney-proxy.image.ts'

const versions = '7, 6.1, 5.2, niji 6, niji 5'

describeImageEngine('midjourney-proxy of the older line', {
  start: ({ key }) => startMidjourneyServer({ line: 'novicezk', key }),
  open: (settings) => createImage({ ...settings, auth: 'mj-api-secret', line: 'auto', versions }),
  request: { model: 'midjourney-6.1' },
  lacks: ['how long to wait', 'cancelling'],
})

describeImageEngine('midjourney-proxy of the newer line', {
  start: ({ key }) => startMidjourneyServer({ line: 'trueai', key, auth: 'bearer' }),
  open: (settings) => createImage({ ...settings, auth: 'bearer', line: 'auto', versions }),
  request: { model: 'midjourney-7' },
  lacks: ['how long to wait'],
})
