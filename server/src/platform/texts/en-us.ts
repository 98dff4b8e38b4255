import type { FailureTexts } from './failure-texts.ts'

export const failureTexts: FailureTexts = {
  'request.invalid': 'Something in the request does not fit. Check the marked fields.',
  'request.too_large': 'The request is too large. Send less at once.',
  'request.not_found': 'There is nothing at this address.',
  'request.too_fast': 'Too many tries. Wait {seconds} seconds, then try again.',
  'auth.required': 'Please log in before using.',
  'auth.expired': 'Your login has ended. Please log in again.',
  'auth.forbidden': 'Your account may not do this.',
  'auth.wrong_credentials': 'Username or password is wrong.',
  'auth.wrong_password': 'The current password is wrong.',
  'auth.username_taken': 'This username is taken. Choose another.',
  'auth.operator_link_spent':
    'This operator link has been used or is wrong. Look at the server’s output for the current one.',
  'devices.not_found': 'This device is no longer signed in.',
  'sites.not_found': 'No site answers to this host name.',
  'groups.not_found': 'This conversation no longer exists.',
  'entries.not_found': 'This message no longer exists.',
  'entries.busy': 'An answer is still being written here. Stop it or wait for its end.',
  'chat.empty_prompt': 'Write something first.',
  'models.not_found': 'This model is not offered here. Choose another.',
  'models.none': 'No model is connected yet. The operator can connect one.',
  'models.no_vision':
    '{model} cannot see pictures. Choose a model that can, or remove the pictures.',
  'runs.not_found': 'This answer is not being written any more.',
  'uploads.not_found': 'This file no longer exists.',
  'uploads.not_a_picture':
    'This is not a picture that we can read. JPEG, PNG, WebP, GIF and AVIF work.',
  'uploads.too_large':
    'The picture is too large. It may have {megabytes} MB and 50 million pixels.',
  'pictures.blocked': 'Pictures from this address are not shown.',
  'pictures.unavailable': 'The picture could not be fetched.',
  'credits.short': 'Your balance is too low.',
  'engine.auth': 'The model’s provider does not accept the key. The operator can correct it.',
  'engine.quota': 'The account at the model’s provider is used up. The operator can top it up.',
  'engine.rate': 'The model’s provider has too much to do. Try again in a moment.',
  'engine.refused': 'The model’s provider refused this request. Change the wording.',
  'engine.invalid': 'The model’s provider could not process the request: {detail}',
  'engine.unavailable':
    'The model’s provider cannot be reached. Try again, or choose another model.',
  'engine.cut': 'The answer broke off at the provider. What came is kept; you can continue it.',
  'engine.timeout': 'The model’s provider fell silent. What came is kept; you can continue it.',
  'run.interrupted':
    'The server restarted while this was being written. What came is kept; you can continue it.',
  'server.stopping': 'The server is restarting. Try again in a moment.',
  'server.database_away':
    'The database cannot be reached just now. Nothing is lost; try again in a moment.',
  'server.storage_full':
    'The server’s disk is full, so nothing can be stored. The operator must make room.',
  'server.fault': 'Something went wrong, please try again later.',
}
