// Lines by what they rhyme on, each a sentence of its own. `{t}` is what the song is about; a line with it is one for any name.

export type RhymeFamily = {
  /** The endings that rhyme with one another: last characters of Chinese lines, last letters of English ones. */
  endings: readonly string[]
  verse: readonly string[]
  chorus: readonly string[]
}

export const chineseRhymes: readonly RhymeFamily[] = [
  {
    endings: [...'光方望唱亮香上旁房长'],
    verse: [
      '清晨推开窗，照进第一缕光',
      '路口的老树，还站在那地方',
      '我把{t}，轻轻放在心上',
      '人群来来往往，谁在回头望',
      '口袋里的歌，陪我走到远方',
      '旧照片里，还留着茉莉香',
      '雨停的街角，灯一盏盏亮',
      '你说过的话，还在我耳旁',
      '影子在身后，被拉得很长',
      '纸飞机落在，小小的屋房',
    ],
    chorus: [
      '{t}，是我心里的光',
      '跟着风，一起大声唱',
      '再远的路，也有人在前方',
      '闭上眼，看见满天星亮',
      '就让这首歌，飞到你身旁',
      '{t}，飞向更远的远方',
    ],
  },
  {
    endings: [...'远天边见年前间线面'],
    verse: [
      '列车慢慢开，窗外是蓝天',
      '我想起那一年，你站在门前',
      '我把{t}，写满了一整年',
      '风吹过麦田，吹过我的脸边',
      '时钟走得慢，停在傍晚之间',
      '海和天，连成一条线',
      '有些话，留到下次再见',
      '一盏灯，亮在河的对面',
      '走过的路，越来越远',
      '脚步很轻，落在你的身边',
    ],
    chorus: [
      '{t}，陪我一年又一年',
      '翻过山，就能再相见',
      '抬头看，同一片蓝天',
      '别说再见，梦并不遥远',
      '把这份心意，唱到你面前',
      '{t}，就在你我之间',
    ],
  },
  {
    endings: [...'星风声梦听影明静情醒'],
    verse: [
      '夜深了，城市慢慢安静',
      '屋檐上，落下几颗星',
      '{t}，像一场不醒的梦',
      '推开门，迎面是晚风',
      '谁在巷口，哼着歌声',
      '月光里，晃动你的身影',
      '潮水来又去，天就要明',
      '心里的话，说给自己听',
      '茶还温着，人已经清醒',
      '一封信，写满旧时的情',
    ],
    chorus: [
      '{t}，请你仔细听',
      '乘着风，去追一场梦',
      '让我做，你夜里的星',
      '听海浪，一声接一声',
      '黑夜过后，总会有黎明',
      '{t}，是我藏起的深情',
    ],
  },
  {
    endings: [...'后走手候秋久口头愁舟'],
    verse: [
      '落叶铺满路，又到了深秋',
      '我站在桥头，等了很久',
      '我想着{t}，不肯回头',
      '河上的小船，慢慢地走',
      '记得那时候，你牵着我的手',
      '一杯温热的酒，解不开忧愁',
      '雨打湿屋檐，也打湿路口',
      '故事讲到这里，还没到最后',
      '谁在岸边，轻轻系着小舟',
      '春天来的时候，一起往前走',
    ],
    chorus: [
      '{t}，陪我到最后',
      '别放开，我的手',
      '说好了，要天长地久',
      '往前走，不要回头',
      '等花开的时候，你牵我的手',
      '{t}，在每个路口等候',
    ],
  },
]

export const englishRhymes: readonly RhymeFamily[] = [
  {
    endings: ['ight', 'ite'],
    verse: [
      'Streetlamps flicker on, the sky gives up its light',
      'I was thinking about {t} in the middle of the night',
      'There are letters in the drawer that I never got to write',
      'And the radio is humming like a bird about to take flight',
      'Every window on the river is a small and golden light',
      'We were laughing at the thunder, we were holding on so tight',
      'And the road keeps rolling under till the morning comes in sight',
      'You said nothing has to be perfect for a thing to turn out right',
      'Someone dances in the kitchen while the kettle sings goodnight',
    ],
    chorus: [
      'I can see {t} and it makes the morning bright',
      'Carry me over, carry me through the night',
      'Hold on, hold on, we will be all right',
      'Sing it louder till the dark turns white',
      'Keep a candle for me, keep it in your sight',
      'I think of {t} and everything feels light',
    ],
  },
  {
    endings: ['ay', 'grey'],
    verse: [
      'There is coffee on the counter and a slow and quiet day',
      'I found a song about {t} in the things you used to say',
      'There is salt upon the water where the children come to play',
      'And the clouds above the hillside turn from silver into grey',
      'All the clocks are running early but I have no mind to stay',
      'I wrote it on a paper boat and let it drift away',
      'Someone leaves a porch light burning for whoever lost the way',
      'And the summer that we borrowed is a debt we never pay',
      'There is dancing in the kitchen when the rain has gone away',
    ],
    chorus: [
      'I will never let {t} fade away',
      'We have got tomorrow, we have got today',
      'Every broken compass points the way',
      'Turn it up and let the music play',
      'If you ask me nicely I might stay',
      'I sing of {t} and it is all I want to say',
    ],
  },
  {
    endings: ['ound'],
    verse: [
      'There is silence in the city when the snow is on the ground',
      'I was looking out for {t} among the things that can be found',
      'Every wheel along the harbour goes around and goes around',
      'And the echo of a footstep is the only honest sound',
      'I have folded all the maps up, I am nowhere to be found',
      'There are roots beneath the asphalt, there are rivers underground',
      'You can tie a kite to heaven but it leans on solid ground',
      'And the heart is like a carousel that spins without a sound',
      'Every letter that I sent you has been slowly homeward bound',
    ],
    chorus: [
      'When I think of {t}, what a treasure I have found',
      'Lift me higher up above the ground',
      'We go round and round and round and round',
      'Listen, listen, hear that sound',
      'I was nowhere, now I am homeward bound',
      'I sing of {t} and the world spins round',
    ],
  },
]
