import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LineSlider } from './line-slider.tsx'
import { Waveform } from './waveform.tsx'

const valueText = (value: number) => `${value} s`
const nothing = () => undefined

it('a waveform is a slider that can be reached by keys and says where it is', () => {
  const html = renderToStaticMarkup(
    <Waveform
      peaks={[0.2, 0.8]}
      positionS={30}
      durationS={120}
      onSeek={nothing}
      label="Place"
      valueText={valueText}
    />,
  )
  expect(html).toContain(
    'role="slider" tabindex="0" aria-label="Place" aria-valuemin="0" aria-valuemax="120" aria-valuenow="30" aria-valuetext="30 s"',
  )
  expect(html).toContain('inset(0 75% 0 0)')
})

it('a line is a slider with its name and its value in words, and never beyond its end', () => {
  const html = renderToStaticMarkup(
    <LineSlider
      value={130}
      max={120}
      step={5}
      leap={30}
      label="Place"
      valueText={valueText}
      onChange={nothing}
    />,
  )
  expect(html).toMatch(/<input type="range"[^>]* aria-label="Place" aria-valuetext="120 s"/)
  expect(html).toContain('max="120"')
  expect(html).toContain('width:100%')
})

it('a line of nothing stands at its beginning', () => {
  const html = renderToStaticMarkup(
    <LineSlider
      value={0}
      max={0}
      step={5}
      leap={30}
      label="Place"
      valueText={valueText}
      onChange={nothing}
      disabled
    />,
  )
  expect(html).toContain('width:0%')
  expect(html).toContain('disabled')
})
