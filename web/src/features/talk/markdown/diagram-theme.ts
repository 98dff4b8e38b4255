/** mermaid's colours, in figures (a picture cannot read the page's properties): greys that carry, one blue that marks. */
export function diagramTheme(dark: boolean): Readonly<Record<string, string | boolean>> {
  const { page, fill, soft, line, edge, text, note } = dark ? night : day
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
  }
}

const day = {
  page: '#ffffff',
  fill: '#eef3fb',
  soft: '#f4f4f6',
  line: '#8b8b94',
  edge: '#7ea6d8',
  text: '#1b1b1e',
  note: '#fff6d9',
}

const night = {
  page: '#18181a',
  fill: '#26303d',
  soft: '#232326',
  line: '#85858f',
  edge: '#5b7fae',
  text: '#ededef',
  note: '#3a3420',
}
