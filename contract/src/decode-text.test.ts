import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

const bytesOf = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const textOf = (bytes: Uint8Array) => {
  const decoded = decodeText(bytes)
  return 'text' in decoded ? decoded.text : decoded.failure
}

/** Bytes of each letter that one or two bytes of an encoding stand for. */
function encoder(encoding: string): (text: string) => Uint8Array {
  const decoder = new TextDecoder(encoding)
  const table = new Map<string, number[]>()
  for (let lead = 0xff; lead >= 0x80; lead -= 1) {
    for (let trail = 0xfe; trail >= 0x40; trail -= 1) {
      const letter = decoder.decode(Uint8Array.of(lead, trail))
      if ([...letter].length === 1) table.set(letter, [lead, trail])
    }
    const alone = decoder.decode(Uint8Array.of(lead))
    if (alone !== '\uFFFD') table.set(alone, [lead])
  }
  return (text) =>
    Uint8Array.from([...text].flatMap((letter) => table.get(letter) ?? letter.charCodeAt(0)))
}

const chinese =
  '关于数据备份的说明。每天晚上系统会自动把数据库复制到另一台服务器，并检查文件是否完整。如果发现错误，管理员会收到邮件。用户可以在设置页面下载自己的对话，也可以删除不再需要的图片和视频。请注意，删除之后无法恢复。我们建议每个月至少检查一次备份，确认它能够正常使用。春天来了，公园里的花都开了，孩子们在草地上奔跑，老人坐在长椅上晒太阳。'
const taiwan =
  '關於資料備份的說明。每天晚上系統會自動把資料庫複製到另一台伺服器，並檢查檔案是否完整。如果發現錯誤，管理員會收到郵件。使用者可以在設定頁面下載自己的對話，也可以刪除不再需要的圖片和影片。請注意，刪除之後無法復原。春天來了，公園裡的花都開了，孩子們在草地上奔跑，老人坐在長椅上曬太陽。'
const japanese =
  'データのバックアップについて説明します。毎晩、システムが自動的にデータベースを別のサーバーにコピーし、ファイルが壊れていないかを確認します。問題が見つかった場合は管理者にメールが届きます。利用者は設定画面から自分の会話をダウンロードでき、不要な画像や動画を削除することもできます。吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。'
const korean =
  '데이터 백업에 대한 설명입니다. 매일 밤 시스템이 자동으로 데이터베이스를 다른 서버에 복사하고 파일이 손상되지 않았는지 확인합니다. 문제가 발견되면 관리자에게 메일이 전송됩니다. 사용자는 설정 화면에서 자신의 대화를 내려받을 수 있으며 필요 없는 사진과 동영상을 삭제할 수도 있습니다. 봄이 왔고 공원에는 꽃이 피었다. 아이들은 잔디밭에서 뛰어놀고 노인들은 벤치에 앉아 햇볕을 쬐고 있다.'
const french =
  'Les élèves étaient déjà partis à la forêt où le café était fermé ; ça n’a gêné personne, même à Noël.'
const german = 'Für Bücher und Äpfel müssen größere Körbe her, süße Grüße aus Köln.'
const spanish = '¿Qué pasará mañana? El niño comió piña en el jardín después de la canción.'
const polish =
  'Proszę bardzo, łódź płynie; zażółć gęślą jaźń. Jeśli zostanie znaleziony błąd, otrzyma wiadomość.'
const russian =
  'Это объяснение о резервных копиях. Каждую ночь система автоматически копирует базу данных на другой сервер и проверяет, целы ли файлы. Если найдена ошибка, администратор получает письмо. Пользователи могут скачать свои разговоры. Весна пришла, и в парке расцвели цветы.'
const greek =
  'Αυτή είναι μια εξήγηση για τα αντίγραφα ασφαλείας. Κάθε βράδυ το σύστημα αντιγράφει αυτόματα τη βάση δεδομένων σε άλλο διακομιστή.'
const hebrew =
  'זהו הסבר על גיבויים. בכל לילה המערכת מעתיקה את מסד הנתונים לשרת אחר ובודקת שהקבצים שלמים.'
const arabic =
  'هذا شرح حول النسخ الاحتياطي. كل ليلة يقوم النظام بنسخ قاعدة البيانات إلى خادم آخر ويتحقق من سلامة الملفات.'
const thai = 'นี่คือคำอธิบายเกี่ยวกับการสำรองข้อมูล ทุกคืนระบบจะคัดลอกฐานข้อมูลไปยังเซิร์ฟเวอร์อื่น'

const samples = [
  ['gb18030', chinese],
  ['gb18030', taiwan],
  ['big5', taiwan],
  ['shift_jis', japanese],
  ['euc-jp', japanese],
  ['euc-kr', korean],
  ['windows-1252', french],
  ['windows-1252', german],
  ['windows-1252', spanish],
  ['windows-1250', polish],
  ['windows-1251', russian],
  ['koi8-r', russian],
  ['windows-1253', greek],
  ['windows-1255', hebrew],
  ['windows-1256', arabic],
  ['windows-874', thai],
] as const

describe('a text', () => {
  it.each(samples)('in %s is read, short and long, and among ASCII', (encoding, text) => {
    const encode = encoder(encoding)
    for (const each of [
      text.slice(0, 100),
      text,
      text.repeat(200),
      `id,note\n1,${text.slice(0, 60)}\n2,plain\n`,
    ])
      expect(textOf(encode(each))).toBe(each)
  })

  it.each([
    [
      'c9fac6a7d7d6a3ba9534b235208139ef3120e9462086b4a1a3c5b7d4aaa2e3b7fbbac5a1a3',
      '生僻字：𠮷 㐂 镕 喆。欧元€符号。',
    ],
    [
      '82b182ea82cd93fa967b8cea82cc8365834c8358836782c582b78142837483408343838b82cc93e097658142',
      'これは日本語のテキストです。ファイルの内容。',
    ],
    [
      'bec8b3e7c7cfbcbcbfe42e20c7d1b1b9beee20c5d8bdbac6aec0d4b4cfb4d92e',
      '안녕하세요. 한국어 텍스트입니다.',
    ],
    ['1b24423c6a1b284221', '手!'],
    ['1b2429430e3e4833670f21', '안녕!'],
    ['fffe000041000000', 'A'],
    ['0000feff00000041', 'A'],
    ['efbbbf41', 'A'],
    ['fffe4100', 'A'],
    ['feff0041', 'A'],
  ])('of the bytes %s is read', (hex, text) => {
    expect(textOf(bytesOf(hex))).toBe(text)
  })

  it('in UTF-8 of which a letter was cut is read with a mark in its place', () => {
    const whole = new TextEncoder().encode(`${chinese.repeat(20)}末`)
    expect(textOf(whole.subarray(0, -1))).toBe(`${chinese.repeat(20)}\uFFFD`)
  })

  it('in no encoding that is known is refused as that, and what is no text as that', () => {
    const random = Uint8Array.from(
      { length: 4096 },
      (_, at) => (Math.imul(at + 7, 2654435761) >>> 13) & 255,
    )
    expect(decodeText(random)).toEqual({ failure: 'no-text' })
    expect(decodeText(random.map((byte) => byte | 0x80))).toEqual({ failure: 'unknown-encoding' })
  })
})
