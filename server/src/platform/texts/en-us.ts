import type { FailureTexts } from './failure-texts.ts'

export const failureTexts: FailureTexts = {
  'request.invalid': 'Something in the request does not fit. Check the marked fields.',
  'request.too_large': 'The request is too large. Send less at once.',
  'request.not_found': 'There is nothing at this address.',
  'request.too_fast': 'Too many tries. Wait {seconds} seconds, then try again.',
  'request.too_much':
    'Too much is being sent from your network at once. Let what is under way finish, then try again in {seconds} seconds.',
  'request.too_slow':
    'What you sent came too slowly, so it was not taken. Try again with a better connection.',
  'request.busy':
    'The server is taking in as much as it can at this moment. Try again in {seconds} seconds.',
  'auth.required': 'Please log in before using.',
  'auth.expired': 'Your login has ended. Please log in again.',
  'auth.busy': 'Many people are logging in at this moment. Wait {seconds} seconds, then try again.',
  'auth.forbidden': 'Your account may not do this.',
  'auth.wrong_credentials': 'Username or password is wrong.',
  'auth.wrong_password': 'The current password is wrong.',
  'auth.username_taken': 'This username is taken. Choose another.',
  'auth.operator_link_spent':
    'This operator link has been used or is wrong. Look at the server’s output for the current one.',
  'auth.has_username': 'You have a username already.',
  'auth.no_password': 'Your account has no password yet. Choose a username and a password first.',
  'auth.only_way':
    'This is the only way to log in to your account. Set up another one first, such as a username and a password.',
  'auth.reset_expired':
    'This link to choose a new password has been used or has run out. Ask for a new one.',
  'auth.ticket_expired': 'This login has taken too long. Enter your password again.',
  'auth.wrong_code': 'This code is wrong or has been used. Wait for the next one and try again.',
  'auth.setup_expired': 'Setting up has taken too long. Start again.',
  'auth.has_second_factor': 'Two-step login is on already.',
  'auth.no_second_factor': 'Two-step login is off.',
  'members.not_found': 'There is no member of this name on this site.',
  'mail.not_set_up': 'This site sends no mail.',
  'email.wrong_code': 'This code is wrong. Look at the newest mail.',
  'email.expired': 'This code or link has been used or has run out. Ask for a new mail.',
  'email.taken': 'This address belongs to another account by now.',
  'email.only_way': 'You log in by this address. Choose a username first.',
  'auth.wrong_name': 'This is not the name of your account. Type it exactly as it is shown.',
  'auth.log_in_again':
    'Log in again to show that it is you, then try this within {minutes} minutes.',
  'auth.login_old':
    'Log in again to show that it is you, then delete the account within {minutes} minutes.',
  'backups.under_way': 'A backup is being made. Wait until it is done.',
  'backups.not_found': 'This backup is not there, or the link is too old.',
  'staff.yourself': 'Nobody changes their own role. Ask another owner to do it.',
  'content.not_found': 'This entry is not there any more.',
  'content.too_many': 'There are 500 entries of this kind already. Remove some first.',
  'moderation.too_many_words': 'A list has at most {most} words. Remove some first.',
  'appeals.not_found': 'There is no such appeal, or it is settled already.',
  'appeals.not_refused': 'This is not refused any more.',
  'appeals.made': 'You have appealed already; the answer stands where the refusal is shown.',
  'auth.last_operator':
    'You are the only owner of this installation. Make somebody else an owner first.',
  'messaging.not_set_up': 'Logging in with WeChat is not set up on this site.',
  'messaging.expired': 'This WeChat scan is no longer valid. Start again.',
  'messaging.denied': 'You did not allow it in WeChat. Nothing has changed.',
  'messaging.refused': 'WeChat did not accept the scan. Start again.',
  'messaging.misconfigured':
    'WeChat does not accept the keys of this site. The operator can correct them.',
  'messaging.busy': 'WeChat has too much to do. Try again in a moment.',
  'messaging.unavailable': 'WeChat cannot be reached just now. Try again in a moment.',
  'messaging.taken':
    'This WeChat account belongs to another member. Log in with it, or use another.',
  'messaging.has_another': 'Your account has a WeChat account already. Unbind that one first.',
  'messaging.not_bound': 'Your account has no WeChat account.',
  'messaging.only_way':
    'WeChat is the only way to log in to your account. Choose a username and a password first.',
  'openid.not_set_up': 'This login is not set up on this site.',
  'openid.expired': 'This login is no longer valid. Start again.',
  'openid.denied': 'You did not allow it at the login provider. Nothing has changed.',
  'openid.refused': 'The login provider’s answer cannot be trusted. Start again.',
  'openid.misconfigured':
    'The login provider does not accept how this site is set up. The operator can correct it.',
  'openid.unavailable': 'The login provider cannot be reached just now. Try again in a moment.',
  'openid.taken': 'This account belongs to another member. Log in with it, or use another.',
  'openid.has_another': 'You already log in by an account of this provider. Unbind that one first.',
  'openid.not_bound': 'This account is no longer bound.',
  'passkeys.expired': 'This took too long, or was sent twice. Try again.',
  'passkeys.refused': 'The passkey could not be verified. Try again.',
  'passkeys.unknown': 'This passkey is not known here. It may have been removed.',
  'passkeys.taken': 'This passkey is in use already.',
  'passkeys.too_many': 'You have {most} passkeys, and there can be no more. Remove one first.',
  'passkeys.not_found': 'This passkey no longer exists.',
  'devices.not_found': 'This device is no longer signed in.',
  'accounts.too_many':
    'Too many new visitors come from your network. Try again in {minutes} minutes, or log in to an account you have.',
  'accounts.not_found': 'There is no such account on this site.',
  'people.not_yours':
    'Nothing can be done about this account: it is your own, a guest’s, or of somebody with more rights.',
  'people.no_host': 'No host name leads to this site.',
  'auth.blocked': 'This account is blocked: {reason}',
  'auth.looking_only': 'You are looking on. Nothing can be changed here.',
  'staff.second_factor':
    'This site asks for a second factor: set one up under Security, then log in again.',
  'sites.not_found': 'No site answers to this host name.',
  'sites.code_taken': 'Another site has this short name.',
  'sites.host_taken': '{host} already leads to {site}.',
  'sites.locks_out': 'The host of this page, {host}, would no longer lead to this site.',
  'sites.has_members': '{count} people have an account there. A site with members is not removed.',
  'sites.in_use': 'This page is of that site, or it is the only one.',
  'sites.changed_since':
    'Somebody else has changed this in the meantime: {keys}. Load the page again.',
  'sites.no_change': 'There is no such change.',
  'sites.secret_elsewhere':
    'A key would go elsewhere than it was given for. Change it among the settings, and enter the key again.',
  'sites.picture_drawn':
    'SVG files can hold scripts and are not taken. Send the picture as PNG or WebP.',
  'sites.picture_small': 'The picture has to be at least {pixels} pixels wide and high.',
  'connections.not_found': 'There is no such connection.',
  'connections.found':
    'This connection was found by itself and would come back. Switch it off instead.',
  'apps.not_found': 'This app or role does not exist, or is not for you to use.',
  'apps.too_many': 'You have {most} apps and roles, which is the most. Delete one first.',
  'apps.too_many_pins': 'You have pinned {most}, which is the most. Unpin one first.',
  'apps.refused_words':
    'Nothing with “{word}” may be published here. Change what it says, or keep it to yourself.',
  'apps.refused': 'Those who run this site do not show this app.',
  'market.not_found': 'This prompt does not exist, or is not for you to use.',
  'market.too_many':
    'You have {most} prompts in the market, and there can be no more. Delete one first.',
  'market.refused_words':
    'Nothing with “{word}” can be published here. Change it, or keep it to yourself.',
  'market.refused': 'Those who run this site did not let this prompt be shown.',
  'market.sample_not_found': 'This sample no longer exists, or is not yours.',
  'groups.named_by_app': 'This conversation bears the name of its app and cannot be renamed.',
  'groups.is_role': 'A role is put on in conversations; it has none of its own.',
  'groups.not_found': 'This conversation no longer exists.',
  'entries.not_found': 'This message no longer exists.',
  'entries.busy': 'An answer is still being written here. Stop it or wait for its end.',
  'chat.empty_prompt': 'Write something first.',
  'chat.too_many_own':
    '{most} answers are being written for you, and no more are at once. Wait until one has ended, or stop one.',
  'chat.too_many_here':
    'More people are being answered here than fit at once. Try again in {seconds} seconds.',
  'models.not_found': 'This model is not offered here. Choose another.',
  'models.none': 'No model is connected yet. The operator can connect one.',
  'models.vip_only': '{model} is for members with VIP time. Choose another model, or get VIP time.',
  'models.no_vision':
    '{model} cannot see pictures. Choose a model that can, or remove the pictures.',
  'models.busy':
    '{model} is asked for more than it may be. Try again in {seconds} seconds, or choose another model.',
  'models.day_spent':
    'You have used {model} as often as a day allows ({most}). Choose another model, or come back tomorrow.',
  'models.not_by_hand': 'This model was not added by hand: its connection lists it.',
  'models.known': 'This connection has {model} already.',
  'models.too_many': 'You have made {most} models, which is the most. Delete one first.',
  'own_connections.none': 'You have no connection of your own. Set one up in the settings.',
  'own_connections.unreadable':
    'The key of your own connection can no longer be read. Enter it again in the settings.',
  'own_connections.auth': 'Your own connection does not accept the key.[ ({detail})]',
  'own_connections.quota': 'The account of your own connection is used up.[ ({detail})]',
  'own_connections.unavailable': 'Your own connection cannot be reached.[ ({detail})]',
  'own_connections.no_models': 'The upstream answers, but lists no model that can chat.',
  'runs.not_found': 'This answer is not being written any more.',
  'works.not_found': 'That work is not there, or it is not yours.',
  'works.under_way': 'It is still being made. Stop it first.',
  'works.too_many': 'You have as many works waiting as fit. Try again when some are done.',
  'works.picture_gone': 'A picture that went along has been deleted. Choose another one.',
  'works.input_gone': 'A file that went along has been deleted. Choose another one.',
  'works.no_files': 'There is nothing here that could be saved or cut: no picture has come of it.',
  'works.lost': 'The server ended while this was handed over, and nobody knows what became of it.',
  'works.stopped': 'Stopped. Nothing was charged for what was not made.',
  'works.timeout': 'It took too long and was given up.',
  'works.partly_kept':
    '{kept} of {made} files were kept. The others could not be fetched from the provider, and their credits were given back.',
  'works.not_failed': 'It has not failed, or it is being made again already.',
  'works.nothing_paid':
    'There is nothing to give back: nothing was paid for it, or all of that is given back.',
  'works.owner_short': 'Its owner has too little: this takes {needed}, and they have {available}.',
  'tools.no_background':
    'No background can be told in this picture: its edges are too busy. It works best where what stands in front is set apart from an even background.',
  'tools.nothing_in_front': 'Nothing stands out from the background of this picture.',
  'tools.nothing_painted': 'Nothing is painted over. Paint over what is to be erased.',
  'tools.too_much_painted': 'Too much is painted over: something must be left to go on from.',
  'tools.same_shape': 'The picture has this shape already. Say how far it is to go on.',
  'tools.too_large':
    'The picture would be {width} × {height} pixels, and its longest side can be {most}. Ask for less, or choose a smaller picture.',
  'tools.too_small': 'The picture is too small for that.',
  'tools.not_small_enough': 'The picture cannot be made as small as that. Allow more kilobytes.',
  'tools.no_font':
    'This server has no font for {characters}. Take these characters out, or ask the operator to install a font.',
  'tools.unreadable': 'The picture could not be read, or is too large for this file type.',
  'painter.largest': 'This picture is as large as the painter paints.',
  'painter.no_further': 'The painter sees no further than this.',
  'painter.unknown_work': 'The painter does not know the work that this goes on from.',
  'clip.broken': 'The video is broken or not whole. Take another copy of it.',
  'clip.empty': 'There is no moving picture in the file.',
  'clip.too_large': 'The video is larger than {megabytes} MB. Take a smaller one.',
  'clip.too_long': 'The video is longer than {seconds} seconds. Cut it, or take a shorter one.',
  'clip.unknown': 'The file is no video that can be read here. Take an MP4, MOV or WebM.',
  'clip.unusual': 'The video’s size in pixels cannot be read here. Save it smaller, and take that.',
  'film.nothing_to_film':
    'There is nothing to film yet. Write what is to be seen, or add a picture.',
  'film.unreadable': 'The picture could not be read. Take another file.',
  'film.animated': 'A moving picture cannot be filmed. Take one that stands still.',
  'film.too_small': 'The picture is too small. Each side needs at least {pixels} pixels.',
  'film.unknown_work': 'The film does not know the clip that this goes on from.',
  'composer.too_long':
    'The song would be longer than {seconds} seconds. Go on from an earlier place, or ask for less.',
  'composer.unknown_work': 'The composer does not know the song that this goes on from.',
  'voice.none':
    'This site has no voice for that. Use the voices of your browser, or ask whoever runs the site.',
  'sound.broken': 'The sound file is broken or not whole. Take another copy of it.',
  'sound.codec':
    'The sound in the file is {codec}, which cannot be read on this server. Choose it on a page in a browser that plays it, or save it as MP3, WAV or FLAC.',
  'sound.empty': 'There is no sound in the file.',
  'sound.too_large':
    'The sound file is larger than {megabytes} MB. Take a smaller one, such as an MP3.',
  'sound.too_long': 'The sound is longer than {seconds} seconds. Cut it, or take a shorter one.',
  'sound.unknown': 'The file is no sound that can be read here. Take an MP3, WAV, FLAC or Ogg.',
  'sound.unusual':
    'The file’s kind of sound cannot be read here. Save it with 44.1 kHz in 16 bits, and take that.',
  'stems.mono':
    'The song is mono. Voice and backing are told apart by where they stand between left and right: take a stereo version of it.',
  'stems.same_channels':
    'Left and right of the song are nearly the same. Voice and backing are told apart by where they stand between them: take a stereo version of it.',
  'library.case_not_found': 'This picture is not in the library.',
  'samples.not_found': 'This file does not come with the product.',
  'library.set_not_found': 'This set no longer exists.',
  'library.too_many_sets': 'You keep {most} sets, and there can be no more. Delete one first.',
  'prompts.not_found': 'This prompt is not there, or no longer.',
  'prompts.title_taken': 'Title duplicate, please re-enter',
  'prompts.title_conflict': 'Title conflict, please revise',
  'prompts.content_taken': 'Content duplicate: {msg}, please re-enter',
  'prompts.content_conflict': 'Content conflict {msg}, please re-modify',
  'prompts.too_many': 'You keep {most} prompts, and there can be no more. Delete some first.',
  'prompts.blocked_address':
    'This address leads into a private network, or is not one of the web. Give one that anybody can open.',
  'prompts.unreadable': 'Please check the network status and JSON file validity',
  'prompts.mismatch': 'Key value mismatch',
  'tool_servers.not_allowed': 'This site does not let members add tool servers.',
  'tool_servers.not_found': 'This tool server is not there any more.',
  'tool_servers.too_many':
    'You have {most} tool servers, as many as one may have. Delete one first.',
  'uploads.not_found': 'This file no longer exists.',
  'uploads.not_media':
    'This is no video or sound that can be read. MP4, MOV and WebM can; MP3, WAV, FLAC and Ogg can.',
  'uploads.not_a_clip': 'This is no video that can be read. MP4, MOV and WebM can.',
  'uploads.not_a_song': 'This is no sound that can be read. MP3, WAV, FLAC and Ogg can.',
  'uploads.not_a_picture':
    'This is not a picture that can be read here. JPEG, PNG, WebP, GIF, AVIF and TIFF can; save a HEIC of a phone as JPEG.',
  'uploads.too_large':
    'The file is too large. It may have {megabytes} MB; a picture may have 268 million pixels, and 100 million where its format is costly to read.',
  'pictures.blocked': 'Pictures from this address are not shown.',
  'pictures.unavailable': 'The picture could not be fetched.',
  'gallery.not_found': 'This work is not published, or not any more.',
  'gallery.author_not_found': 'There is nobody here by this address who has published anything.',
  'gallery.not_done': 'Only works that are done can be published.',
  'gallery.refused_words':
    '“{word}” may not be published here. Change the title, the tags or the work.',
  'gallery.refused': 'Those who run this site do not show this work.',
  'gallery.refused_by_check':
    'This site’s automatic check does not let this work be shown: {reason}',
  'gallery.oneself': 'That is you yourself.',
  'albums.not_found': 'This album is not there, or not any more.',
  'albums.too_many': 'You have as many albums as one may have. Delete one first.',
  'albums.full': 'This album is full. Take something out of it first, or use another one.',
  'shares.not_found': 'This link opens nothing, or nothing any more.',
  'shares.password': 'This link wants its password.',
  'shares.too_many': 'You have as many links as one may have. Revoke one first.',
  'shares.empty': 'There is nothing in this conversation to share yet.',
  'minds.conflict':
    'This mind map was saved elsewhere meanwhile. Load that version, or replace it by this one.',
  'minds.too_large': 'A mind map has at most {nodes} nodes.',
  'documents.broken': 'The document is broken or not whole. Take another copy of it.',
  'documents.empty':
    'The document has no text to read; it may be scanned pictures only. Take one with text.',
  'documents.encoding':
    'It cannot be told in which encoding this text was saved. UTF-8, UTF-16, GB18030, Big5, Shift_JIS, EUC-JP, EUC-KR and the Windows encodings can be read; save it as UTF-8 and add it again.',
  'documents.locked': 'The document is locked with a password. Take a copy without one.',
  'documents.not_found': 'This file is not there any more.',
  'documents.reading': 'The file “{title}” is still being read. Send again in a moment.',
  'documents.too_large':
    'The document has more than {megabytes} MB. Split it, or take a smaller one.',
  'documents.too_many': 'There are {most} files already. Delete some that are not needed any more.',
  'documents.unknown':
    'Files of this kind cannot be read. PDF, Word (docx), PowerPoint (pptx), Excel (xlsx), OpenDocument, EPUB, RTF, web pages and text can; save an old doc, xls or ppt in the new format first.',
  'downloads.not_found': 'This download is not there any more. Ask for it again.',
  'icons.bad_name':
    'An icon is asked for by its name, of lowercase letters, digits and hyphens, at most {most} of them.',
  'icons.too_many': 'Too many icons are asked for at once. {most} are allowed.',
  'icons.set_not_carried': 'This server does not have this icon set.',
  'credits.short': 'Your balance is too low: this takes up to {needed}, and you have {available}.',
  'packages.not_found': 'This package is no longer sold. Choose another one.',
  'packages.bought': 'This package is sold once to each account, and you have had it.',
  'payments.no_way': 'This cannot be paid in that way here. Choose another one.',
  'payments.misconfigured':
    'This way to pay is not set up correctly. Nothing was charged; choose another one, or tell the operator.',
  'payments.refused':
    'The payment provider did not accept this order. Nothing was charged; choose another way to pay.',
  'payments.unavailable':
    'The payment provider cannot be reached. Nothing was charged; try again in a moment.',
  'orders.not_found': 'There is no such order.',
  'orders.too_many': 'Too many orders of yours are open. Pay or cancel one of them first.',
  'orders.not_paid': 'No money came in for this order, so none can be given back.',
  'refunds.too_much': 'Of this order {most} can still be given back.',
  'codes.unknown': 'There is no such code. Compare it sign by sign with what you received.',
  'codes.used_by_you': 'You have redeemed this code already.',
  'codes.used': 'This code has been used up.',
  'codes.batch_used': 'Of these codes each account may redeem one, and you have.',
  'codes.expired': 'This code has expired.',
  'codes.revoked': 'This code has been withdrawn.',
  'codes.members_only': 'This code is for members. Sign up or log in, then redeem it.',
  'codes.too_many_tries': 'Too many codes that did not work. Try again in {minutes} min.',
  'codes.worth_nothing': 'A code must give something: credits or VIP days.',
  'codes.expires_before': 'The codes would have expired already. Choose a later moment.',
  'codes.one_purse': 'This site has one purse. Give credits instead of tokens.',
  'codes.batch_not_found': 'This batch no longer exists.',
  'check_in.off': 'There is no check-in on this site.',
  'credits.line_not_found': 'This line is not in your log.',
  'credits.one_purse': 'This site has one purse only, so there is nothing to swap.',
  'credits.not_whole':
    '{rate} tokens make one credit, and only whole credits are made. Take {lower} or {upper} tokens.',
  'storage.full':
    'Your storage is full: {used} of {most} MB. Delete uploads, documents or works that you no longer need, then try again.',
  'storage.site_full':
    'This site has no room for more files. Tell whoever runs it; deleting what you no longer need helps, too.',
  'export.spent': 'This download link has been used or is too old. Ask for a new one.',
  'import.not_archive':
    'This is not an archive of exported data. Choose the ZIP file that “Export my data” made.',
  'import.newer':
    'This archive was made by a newer version ({version}). Ask the operator of this site for an update.',
  'import.damaged': 'This archive is damaged. Export it again, or download it again.',
  'import.too_large': 'This archive is larger than {megabytes} MB, or holds more than is taken.',
  'import.running': 'An import is under way already. Wait until it is done.',
  'import.busy': 'Other imports are under way. Try again in a few minutes.',
  'import.cut': 'The import was cut off. Choose the same file again: it goes on from there.',
  'import.unfit': 'The data does not have the form that this version knows.',
  'import.no_file': 'The file is missing in the archive, or damaged.',
  'import.not_made': 'There was no result when the archive was made.',
  'import.no_model': 'This site offers no chat model to answer in its place.',
  'engine.auth':
    'The model’s provider does not accept the key, or does not allow this with it. The operator can correct it.[ ({detail})]',
  'engine.quota':
    'The account at the model’s provider is used up. The operator can top it up.[ ({detail})]',
  'engine.rate':
    'Too many requests went to the model’s provider at once. Try again in a moment.[ ({detail})]',
  'engine.overloaded':
    'The model’s provider is overloaded. Try again in a moment, or choose another model.[ ({detail})]',
  'engine.no_channel':
    'The provider has no channel that serves this model just now. Choose another model.[ ({detail})]',
  'engine.too_long':
    'This is more than the model can take in at once. Shorten it, begin a new conversation, or choose a model with more room.[ ({detail})]',
  'engine.unknown_model':
    'The provider does not offer this model, or not with this key. Choose another model.[ ({detail})]',
  'engine.refused': 'The model’s provider refused this request. Change the wording.[ ({detail})]',
  'engine.invalid': 'The model’s provider could not process the request.[ ({detail})]',
  'engine.nonsense':
    'What the model’s provider sent back is not an answer. The address of the connection may be wrong.[ ({detail})]',
  'engine.nothing':
    'The model’s provider made nothing of this request. Try again, or change the wording.[ ({detail})]',
  'engine.broken':
    'The model’s provider failed for a reason of its own. Try again, or choose another model.[ ({detail})]',
  'engine.unavailable':
    'The model’s provider cannot be reached. Try again, or choose another model.',
  'engine.cut': 'The answer broke off at the provider. What came is kept; you can continue it.',
  'engine.timeout': 'The model’s provider fell silent. What came is kept; you can continue it.',
  'run.interrupted':
    'The server restarted while this was being written. What came is kept; you can continue it.',
  'run.damaged':
    'A part of this answer was damaged on the server’s disk and is lost. What could be read is kept; you can continue it.',
  'server.stopping': 'The server is restarting. Try again in a moment.',
  'server.database_away':
    'The database cannot be reached just now. Nothing is lost; try again in a moment.',
  'server.storage_away':
    'Files cannot be reached at the moment. Nothing is lost; please try again soon.',
  'server.storage_full':
    'The server’s disk is full, so nothing can be stored. The operator must make room.',
  'server.fault': 'Something went wrong, please try again later.',
}
