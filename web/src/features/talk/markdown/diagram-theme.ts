/** mermaid's colours, in figures (a picture cannot read the page's properties): greys that carry, one blue that marks. */
export function diagramTheme(dark: boolean): Readonly<Record<string, string | boolean>> {
  const { page, fill, soft, line, edge, text, note, slices } = dark ? night : day
  return {
    darkMode: dark,
    background: page,
    primaryColor: fill,
    primaryBorderColor: edge,
    primaryTextColor: text,
    secondaryColor: soft,
    secondaryBorderColor: edge,
    secondaryTextColor: text,
    tertiaryColor: soft,
    tertiaryBorderColor: line,
    tertiaryTextColor: text,
    noteBkgColor: note,
    noteBorderColor: edge,
    noteTextColor: text,
    lineColor: line,
    textColor: text,
    mainBkg: fill,
    nodeBorder: edge,
    clusterBkg: soft,
    clusterBorder: line,
    edgeLabelBackground: page,
    titleColor: text,
    fontSize: '14px',
    pieOpacity: '1',
    pieStrokeColor: page,
    pieOuterStrokeWidth: '0',
    pieSectionTextColor: page,
    pieLegendTextColor: text,
    pieTitleTextColor: text,
    ...Object.fromEntries(slices.map((colour, at) => [`pie${at + 1}`, colour])),
  }
}

const slicesOf = (colours: string): readonly string[] => colours.split(' ')

const day = {
  page: '#ffffff',
  fill: '#eef3fb',
  soft: '#f4f4f6',
  line: '#8b8b94',
  edge: '#7ea6d8',
  text: '#1b1b1e',
  note: '#fff6d9',
  // As the series of a chart, each dark enough for white.
  slices: slicesOf(
    '#2f6fde #b8460f #23834b #8146d4 #8f6500 #c22f6a #0f7f8c #6b6f76 #8a5a33 #55790f #a33bb0 #3d4f8f',
  ),
}

const night = {
  page: '#18181a',
  fill: '#26303d',
  soft: '#232326',
  line: '#85858f',
  edge: '#5b7fae',
  text: '#ededef',
  note: '#3a3420',
  slices: slicesOf(
    '#6ea8ff #ff9259 #5fcf8b #b794ff #ecc24a #ff82ad #4fd0dd #a9adb5 #d2a27a #a8d35a #e28cf0 #93a5ec',
  ),
}
