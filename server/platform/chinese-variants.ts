/**
 * Traditional characters and their simplified forms, of those that are usual in texts about rooms and
 * in the names of towns. A few hundred more exist; a table of all would be longer than the splitter.
 */
const pairs = `
  臺台 間间 國国 區区 東东 廣广 灣湾 門门 縣县 鎮镇 鄉乡 龍龙 張张 陽阳 陰阴 島岛 濱滨 寧宁 漢汉 蘇苏
  滬沪 瀋沈 長长 慶庆 貴贵 陝陕 濟济 煙烟 萬万 園园 樓楼 層层 廳厅 衛卫 廚厨 臥卧 雙双 單单 獨独 電电
  網网 無无 線线 鐵铁 車车 馬马 場场 學学 醫医 館馆 飯饭 機机 熱热 氣气 寬宽 淨净 靜静 乾干 潔洁 舊旧
  裝装 設设 備备 齊齐 價价 錢钱 約约 簽签 寵宠 貓猫 號号 貨货 買买 賣卖 遠远 處处 邊边 橋桥 莊庄 灘滩
  羅罗 鳳凤 鷺鹭 銅铜 鑼锣 觀观 圍围 將将 軍军 澤泽 麗丽 業业 歐欧 華华 實实 優优 異异 關关 開开 闊阔
  燈灯 書书 牀床 櫃柜 鎖锁 樂乐 個个 們们 這这 裡里 裏里 與与 還还 對对 時时 會会 來来 請请 聯联 繫系
  聖圣 體体 點点 環环 綠绿 藍蓝 紅红 錦锦 鄭郑 鄰邻 陳陈 蘭兰 嶺岭 鹽盐 頭头 彎弯 黃黄 溫温 親亲 務务
  員员 師师 級级 費费 傢家 條条 廠厂 樹树 風风 階阶 嶼屿 豐丰 倫伦 紐纽 發发 髮发 爾尔 維维 納纳 盧卢 喬乔 薩萨 瑪玛 諾诺 達达 賓宾 愛爱 蓋盖 頓顿 魯鲁 孫孙 亞亚
`;

/** The simplified form of each traditional character. */
export const chineseVariants = new Map<string, string>(
  pairs
    .trim()
    .split(/\s+/)
    .map((pair) => Array.from(pair) as [string, string]),
);
