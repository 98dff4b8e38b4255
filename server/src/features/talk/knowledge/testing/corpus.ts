// Made-up documents on many subjects, in two languages, with questions whose passage is known.
export type CorpusFile = {
  name: string
  sections: readonly (readonly [heading: string, text: string])[]
}

/** The question, the file's name, and words that only the right passage has. */
export type CorpusQuestion = readonly [question: string, name: string, words: string]

const english: CorpusFile[] = [
  {
    name: 'warranty.md',
    sections: [
      [
        'Cover',
        'The Harbour kettle is covered for 26 months from the day of purchase. Limescale is not covered.',
      ],
      [
        'Returns',
        'Send a broken kettle to the depot in Ghent. Postage is refunded within nine working days.',
      ],
      ['Cleaning', 'Descale the kettle with citric acid every six weeks and rinse it three times.'],
    ],
  },
  {
    name: 'lease.md',
    sections: [
      ['Rent', 'The rent is 940 euro a month and is due on the third of each month.'],
      ['Pets', 'Two cats may be kept in the flat. Dogs need the written consent of the landlord.'],
      ['Ending', 'The lease ends with a notice of three months to the end of a quarter.'],
    ],
  },
  {
    name: 'sourdough.md',
    sections: [
      ['Starter', 'Feed the starter with rye flour at 27 degrees and wait until it has doubled.'],
      [
        'Baking',
        'Bake the loaf at 245 degrees with steam for twenty minutes, then at 210 without.',
      ],
      ['Storing', 'Wrapped in linen the bread keeps for five days.'],
    ],
  },
  {
    name: 'observatory.md',
    sections: [
      ['Opening', 'The dome opens to visitors on Thursdays after dusk from October to March.'],
      ['Telescope', 'The main mirror measures 1.4 metres and was ground in Jena in 1962.'],
      ['Asteroids', 'Pelin Aksoy discovered the asteroid 88213 here in 1998.'],
    ],
  },
  {
    name: 'payroll.md',
    sections: [
      ['Overtime', 'Overtime is paid at 135 percent from the eleventh hour of a week on.'],
      ['Sickness', 'A doctor’s note is needed from the fourth day of sickness.'],
      [
        'Expenses',
        'Receipts for expenses are handed in by the twentieth; kilometres are paid at 31 cents.',
      ],
    ],
  },
  {
    name: 'bicycle.md',
    sections: [
      ['Tyres', 'Inflate the rear tyre to 4.2 bar and the front tyre to 3.8 bar.'],
      ['Brakes', 'Replace brake pads once less than one millimetre is left of them.'],
      ['Chain', 'Oil the chain every 300 kilometres and after rain.'],
    ],
  },
  {
    name: 'museum.md',
    sections: [
      ['Tickets', 'Admission is free for children under twelve; students pay 6.50.'],
      ['Cloakroom', 'Umbrellas and large bags must be left at the cloakroom by the west entrance.'],
      ['Photography', 'Photographs without flash are allowed everywhere but in the tapestry hall.'],
    ],
  },
  {
    name: 'network.md',
    sections: [
      ['Ports', 'The gateway listens on port 8443; the metrics are served on port 9105.'],
      ['Backups', 'Snapshots are taken every four hours and kept for seventeen days.'],
      ['Failover', 'If the primary is silent for 45 seconds the replica in Oslo is promoted.'],
    ],
  },
  {
    name: 'orchard.md',
    sections: [
      ['Pruning', 'Prune the apple trees in late February, before the sap rises.'],
      ['Pests', 'Against codling moth hang the pheromone traps in mid May.'],
      [
        'Harvest',
        'The Boskoop is picked in the second week of October and stored at four degrees.',
      ],
    ],
  },
  {
    name: 'choir.md',
    sections: [
      ['Rehearsals', 'We rehearse on Tuesdays at half past seven in the gymnasium.'],
      ['Fees', 'Membership costs 80 a year; apprentices sing free of charge.'],
      ['Concert', 'The spring concert has Fauré’s Requiem and two pieces by Lili Boulanger.'],
    ],
  },
  {
    name: 'ferry.md',
    sections: [
      ['Timetable', 'The last ferry to Sandholm leaves at 22:40, on Sundays at 21:10.'],
      ['Vehicles', 'Motorhomes longer than seven metres need a reservation two days ahead.'],
      ['Weather', 'Crossings are cancelled from wind force nine on.'],
    ],
  },
  {
    name: 'pharmacy.md',
    sections: [
      ['Dosage', 'Adults take one tablet of Velorin every eight hours, at most three a day.'],
      ['Warnings', 'Velorin must not be taken with grapefruit juice.'],
      ['Keeping', 'Keep the tablets below 25 degrees and away from light.'],
    ],
  },
  {
    name: 'chess.md',
    sections: [
      ['Ratings', 'The club counts rapid games with a factor of twelve for the rating.'],
      ['Tournament', 'The autumn open has seven rounds in the Swiss system.'],
      ['Clocks', 'Each player has ninety minutes and thirty seconds more for each move.'],
    ],
  },
  {
    name: 'glacier.md',
    sections: [
      ['Retreat', 'The Brenva tongue lost 412 metres of its length between 1990 and 2020.'],
      ['Stations', 'Three weather stations measure snow depth at ten-minute intervals.'],
      [
        'Access',
        'The hut is reached over the moraine in four hours; ropes are needed above the icefall.',
      ],
    ],
  },
  {
    name: 'printing.md',
    sections: [
      ['Paper', 'Posters are printed on 170 gram matt paper from Lessebo.'],
      ['Colours', 'Spot colours are mixed by hand; a proof costs 45.'],
      ['Delivery', 'Parcels leave the workshop on Wednesdays and Fridays.'],
    ],
  },
]

const chinese: CorpusFile[] = [
  {
    name: '员工手册.md',
    sections: [
      ['年假', '工作满一年的员工每年享有十二天带薪年假，未休年假可顺延至次年三月。'],
      ['考勤', '迟到超过三十分钟记为半天事假，每月可补卡两次。'],
      ['报销', '差旅费须在返回后十五日内提交发票，逾期不予报销。'],
    ],
  },
  {
    name: '茶叶.md',
    sections: [
      ['龙井', '冲泡龙井用八十五度的水，茶叶三克，首泡二十秒。'],
      ['普洱', '普洱茶饼应避光存放，湿度保持在百分之六十左右。'],
      ['白茶', '白毫银针只采单芽，产于福鼎和政和。'],
    ],
  },
  {
    name: '高铁.md',
    sections: [
      ['退票', '开车前八天以上退票不收手续费，四十八小时以上收票价的百分之五。'],
      ['行李', '每位旅客可免费携带二十千克行李，外部尺寸之和不超过一百三十厘米。'],
      ['儿童', '未满六周岁的儿童可免费乘车，但不单独占用座位。'],
    ],
  },
  {
    name: '空调说明书.md',
    sections: [
      ['清洗', '滤网应每两周用清水冲洗一次，阴干后装回。'],
      ['故障', '显示E4表示室外机温度传感器断开，请联系售后。'],
      ['省电', '制冷时建议设定在二十六度，并配合风扇使用。'],
    ],
  },
  {
    name: '苏州园林.md',
    sections: [
      ['拙政园', '拙政园始建于明正德初年，由御史王献臣所建。'],
      ['留园', '留园的冠云峰是太湖石中的珍品，高六点五米。'],
      ['开放', '园林冬季开放到下午五点，夏季延长半小时。'],
    ],
  },
  {
    name: '租房合同.md',
    sections: [
      ['押金', '押金为两个月租金，退房验收后七个工作日内退还。'],
      ['维修', '房屋主体结构的维修由出租方承担，灯泡等易耗品由承租方更换。'],
      ['转租', '未经出租方书面同意，承租方不得转租。'],
    ],
  },
  {
    name: '马拉松.md',
    sections: [
      ['报名', '报名截止到九月十日，名额三万人，采用抽签方式。'],
      ['补给', '每五公里设一个补给站，从十五公里处开始提供香蕉。'],
      ['关门', '全程关门时间为六小时十五分钟。'],
    ],
  },
  {
    name: '豆腐.md',
    sections: [
      ['浸泡', '黄豆夏天浸泡六小时，冬天浸泡十二小时。'],
      ['点卤', '豆浆降到八十度时加盐卤，轻轻搅动三次。'],
      ['压制', '压制四十分钟得到嫩豆腐，两小时得到老豆腐。'],
    ],
  },
  {
    name: '图书馆.md',
    sections: [
      ['借阅', '普通读者证可同时借十本书，借期三十天，可续借一次。'],
      ['逾期', '逾期每天每册收取两角钱滞纳金。'],
      ['自习', '三楼自习室需要提前一天预约座位。'],
    ],
  },
  {
    name: '疫苗.md',
    sections: [
      ['接种', '流感疫苗建议在十月底前接种，老年人免费。'],
      ['反应', '接种后请在现场留观三十分钟。'],
      ['禁忌', '对鸡蛋严重过敏者应先咨询医生。'],
    ],
  },
  {
    name: '水稻.md',
    sections: [
      ['育秧', '早稻在三月下旬播种，秧龄二十五天左右移栽。'],
      ['病害', '稻瘟病在抽穗期用三环唑防治。'],
      ['收割', '稻谷含水量降到百分之十三点五才能入库。'],
    ],
  },
  {
    name: '地铁.md',
    sections: [
      ['首末班', '四号线末班车从机场站二十三点十分发车。'],
      ['票价', '起步价两元可乘四公里，换乘不另收费。'],
      ['失物', '失物由车站保管三天，之后送到市民中心站。'],
    ],
  },
  {
    name: '陶瓷.md',
    sections: [
      ['拉坯', '泥料练好后静置两天再拉坯，可减少气泡。'],
      ['上釉', '青釉中氧化铁占百分之二，还原焰烧成。'],
      ['烧成', '窑温升到一千二百八十度后保温四十分钟。'],
    ],
  },
  {
    name: '停车场.md',
    sections: [
      ['收费', '前十五分钟免费，之后每小时八元，二十四小时封顶六十元。'],
      ['充电', '地下二层有四十个充电桩，充满后请在半小时内驶离。'],
      ['月卡', '月卡三百八十元，限登记一块车牌。'],
    ],
  },
  {
    name: '游泳馆.md',
    sections: [
      ['水温', '训练池水温保持在二十七度，儿童池三十度。'],
      ['办卡', '办卡需要当年的健康证明。'],
      ['课程', '成人蛙泳班共十节课，每班不超过八人。'],
    ],
  },
]

export const corpus: readonly CorpusFile[] = [...english, ...chinese]

export const corpusText = ({ name, sections }: CorpusFile): string =>
  [
    `# ${name.replace('.md', '')}`,
    ...sections.map(([heading, text]) => `## ${heading}\n\n${text}`),
  ].join('\n\n')

export const corpusQuestions: readonly CorpusQuestion[] = [
  ['How long is the kettle covered by the warranty?', 'warranty.md', '26 months'],
  ['Where do I send a broken kettle?', 'warranty.md', 'Ghent'],
  ['How often should I descale?', 'warranty.md', 'citric acid'],
  ['When is the rent due?', 'lease.md', '940 euro'],
  ['Am I allowed to have a dog in the flat?', 'lease.md', 'Two cats'],
  ['What notice do I have to give to end the lease?', 'lease.md', 'end of a quarter'],
  ['At what temperature is the loaf baked?', 'sourdough.md', '245 degrees'],
  ['How many days does bread keep?', 'sourdough.md', 'linen'],
  ['Who discovered asteroid 88213?', 'observatory.md', 'Pelin'],
  ['How large is the mirror of the telescope?', 'observatory.md', '1.4 metres'],
  ['From which hour is overtime paid more?', 'payroll.md', '135 percent'],
  ['When do I need a note from my doctor for sickness?', 'payroll.md', 'fourth day'],
  ['Which pressure for the rear tyre?', 'bicycle.md', '4.2 bar'],
  ['When should brake pads be replaced?', 'bicycle.md', 'one millimetre'],
  ['What do students pay for admission to the museum?', 'museum.md', '6.50'],
  ['Can I take photographs with flash?', 'museum.md', 'tapestry'],
  ['On which port are the metrics served?', 'network.md', '9105'],
  ['How long are snapshots kept?', 'network.md', 'seventeen'],
  ['When are the apple trees pruned?', 'orchard.md', 'February'],
  ['What helps against codling moths?', 'orchard.md', 'pheromone'],
  ['When does the last ferry leave on Sundays?', 'ferry.md', '21:10'],
  ['From which wind force are crossings cancelled?', 'ferry.md', 'force nine'],
  ['How many tablets of Velorin may adults take in a day?', 'pharmacy.md', 'eight hours'],
  ['May I drink grapefruit juice with my medicine?', 'pharmacy.md', 'grapefruit'],
  ['How many rounds has the autumn open?', 'chess.md', 'Swiss'],
  ['How much length did the Brenva glacier lose?', 'glacier.md', '412'],
  ['年假有多少天？', '员工手册.md', '十二天'],
  ['迟到半小时怎么算？', '员工手册.md', '半天事假'],
  ['出差的发票多久内要提交？', '员工手册.md', '十五日内'],
  ['泡龙井用多少度的水？', '茶叶.md', '八十五度'],
  ['普洱茶怎么存放？', '茶叶.md', '避光'],
  ['退票要收多少手续费？', '高铁.md', '百分之五'],
  ['坐高铁可以带多重的行李？', '高铁.md', '二十千克'],
  ['空调显示E4是什么故障？', '空调说明书.md', 'E4'],
  ['滤网多久清洗一次？', '空调说明书.md', '两周'],
  ['拙政园是谁建的？', '苏州园林.md', '王献臣'],
  ['押金什么时候退还？', '租房合同.md', '七个工作日'],
  ['灯泡坏了由谁更换？', '租房合同.md', '易耗品'],
  ['马拉松的关门时间是多久？', '马拉松.md', '六小时'],
  ['黄豆冬天要浸泡几个小时？', '豆腐.md', '十二小时'],
  ['一次能借几本书？', '图书馆.md', '十本书'],
  ['图书逾期怎么收费？', '图书馆.md', '滞纳金'],
  ['接种后要留观多久？', '疫苗.md', '留观'],
  ['稻瘟病用什么防治？', '水稻.md', '三环唑'],
  ['机场站末班车几点？', '地铁.md', '二十三点'],
  ['停车一小时多少钱？', '停车场.md', '八元'],
  ['充电桩在哪里？', '停车场.md', '地下二层'],
  ['儿童池的水温是多少？', '游泳馆.md', '三十度'],
]
