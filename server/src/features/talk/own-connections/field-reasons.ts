// What is wrong with a field of a connection, as its reader is told.
import type { Locale } from '@atelier/contract/primitives'
import type { FieldReason } from './connection-input.ts'

export const fieldReasons: Record<Locale, Record<FieldReason, string>> = {
  'en-US': {
    unknown_api: 'This API isn’t available. Choose another.',
    key_wanted: 'Enter the key.',
    key_again: 'Enter the key again. It only works with the address you saved it for.',
    address_wanted: 'Enter the API URL.',
    not_an_address: 'Enter a URL like https://api.example.com/v1',
    not_a_proxy: 'Enter a proxy address like user:password@proxy.example.com:1080',
    two_proxies: 'Choose one proxy: SOCKS or HTTPS.',
    private_address: 'Private network addresses aren’t allowed here.',
  },
  'zh-CN': {
    unknown_api: '不提供此 API，请选择其他 API。',
    key_wanted: '请填写密钥。',
    key_again: '请重新填写密钥：密钥只用于填写时的那个地址。',
    address_wanted: '请填写 API 的地址。',
    not_an_address: '请填写网址，例如 https://api.example.com/v1',
    not_a_proxy: '请填写代理地址，例如 user:password@proxy.example.com:1080',
    two_proxies: 'SOCKS 与 HTTPS 代理只能选一个。',
    private_address: '此地址属于内网，这里不允许使用。',
  },
  'zh-TW': {
    unknown_api: '不提供這個 API，請選擇其他 API。',
    key_wanted: '請填寫金鑰。',
    key_again: '請重新填寫金鑰：金鑰只用於填寫時的那個網址。',
    address_wanted: '請填寫 API 的網址。',
    not_an_address: '請填寫網址，例如 https://api.example.com/v1',
    not_a_proxy: '請填寫代理伺服器的位址，例如 user:password@proxy.example.com:1080',
    two_proxies: 'SOCKS 與 HTTPS 代理伺服器只能選一個。',
    private_address: '這個位址屬於內部網路，這裡不允許使用。',
  },
}
