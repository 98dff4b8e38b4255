import { describe, expect, it } from 'vitest'
import { versionFileOf } from './version-file.ts'

const changelog = `# Changelog

## 0.2.0 - 2026-12-01

- First point,
  on two lines.
- Second point.
- Third point.

### 简体中文

- 第一点。
- 第二点。
- 第三点。

## 0.1.0 - 2026-11-21

- Old.
`

describe('the version file', () => {
  it('tells the newest version, its first two points in each language, and the one before', () => {
    expect(versionFileOf(changelog)).toEqual({
      version: '0.2.0',
      date: '2026-12-01',
      content1: '第一点。',
      content2: '第二点。',
      versionnew: '0.2.0',
      versionold: '0.1.0',
      contents: {
        'en-US': ['First point, on two lines.', 'Second point.'],
        'zh-CN': ['第一点。', '第二点。'],
      },
    })
  })

  it('of a first version in one language names no other', () => {
    expect(versionFileOf('# Changelog\n\n## 0.1.0 - 2026-11-21\n\n- Only.\n')).toMatchObject({
      version: '0.1.0',
      content1: 'Only.',
      content2: '',
      versionold: '0.1.0',
    })
  })

  it('is not made of a text without a section', () => {
    expect(() => versionFileOf('# Changelog\n')).toThrowError('no section')
  })
})
