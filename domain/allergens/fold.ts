import { PLAIN_LETTERS } from '../search.ts';

// Accents, Arabic vowels and carriers of hamza, tatweel, nukta, soft hyphens and joiners.
const DROPPED = /[\u0300-\u036f\u0640\u064b-\u0655\u0670\u093c\u00ad\u200b-\u200d]/g;
// Traditional Chinese characters of the kitchen, each followed by the simplified one.
const TRADITIONAL =
  '乾干 亞亚 個个 優优 兩两 凍冻 凱凯 劑剂 動动 勞劳 匯汇 國国 團团 堅坚 塊块 壓压 壽寿 宮宫 幹干 廣广 捲卷 攪搅 東东 桿杆 條条 棗枣 樂乐 樹树 檳槟 檸柠 櫻樱 歐欧 殼壳 淨净 湯汤 滷卤 滾滚 滿满 漢汉 漬渍 漿浆 濃浓 烏乌 無无 煉炼 煙烟 燉炖 燒烧 燜焖 燴烩 燻熏 爐炉 爾尔 獅狮 瓊琼 當当 發发 穀谷 筍笋 節节 籠笼 糧粮 糰团 紅红 純纯 絡络 絲丝 綠绿 維维 縐绉 縴纤 總总 纖纤 義义 脫脱 腦脑 腸肠 膠胶 臘腊 與与 莧苋 萊莱 葉叶 葷荤 蒓莼 蓋盖 蓮莲 蔔卜 蔥葱 蕎荞 薑姜 薩萨 薺荠 藍蓝 蘆芦 蘇苏 蘋苹 蘿萝 蝦虾 蝸蜗 蟲虫 蟶蛏 蠔蚝 蠣蛎 諾诺 豬猪 貝贝 貼贴 賣卖 質质 賽赛 軟软 醃腌 醬酱 釀酿 鈴铃 鍋锅 鑊镬 開开 雙双 雜杂 雞鸡 雲云 韓韩 頭头 顆颗 類类 飩饨 飯饭 飲饮 餃饺 餅饼 養养 餚肴 餛馄 餡馅 餾馏 饃馍 饅馒 饢馕 馬马 體体 鬆松 魚鱼 魷鱿 鮁鲅 鮑鲍 鮪鲔 鮭鲑 鮮鲜 鯇鲩 鯉鲤 鯖鲭 鯛鲷 鯧鲳 鯰鲶 鯽鲫 鰹鲣 鰻鳗 鱈鳕 鱒鳟 鱔鳝 鱸鲈 鳳凤 鴕鸵 鴛鸯 鴨鸭 鴻鸿 鴿鸽 鵝鹅 鵪鹌 鶉鹑 鷄鸡 鹵卤 鹹咸 鹼碱 鹽盐 麥麦 麩麸 麪面 麵面 黃黄 點点 龍龙';
const LETTERS: Readonly<Record<string, string>> = {
  ...PLAIN_LETTERS,
  // Chandrabindu, which is often written as a dot.
  '\u0901': '\u0902',
  ...Object.fromEntries(TRADITIONAL.split(' ').map((two) => [two.charAt(0), two.charAt(1)])),
};
const REPLACED = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');
// The Arabic article and the prefixes joined to it, if at least three letters remain.
const ARTICLE = /^(?:[وبكف]?ال|لل)(?=...)/;

const IS_FOLDED = /^[a-z]+$/;

/** A word in the form used for comparison: without case, accents, and the Arabic article. */
export const fold = (word: string): string =>
  IS_FOLDED.test(word)
    ? word
    : word
        .toLowerCase()
        .normalize('NFKD')
        .replace(DROPPED, '')
        .replace(REPLACED, (letter) => LETTERS[letter] ?? letter)
        .replace(ARTICLE, '');

export interface Token {
  readonly from: number;
  readonly to: number;
  readonly word: string;
  /** What separates it from the previous word: at most a blank, a sign for 'and', or a clause's end. */
  readonly gap: 'none' | 'soft' | 'hard';
  /** Whether it follows the previous word directly or after a hyphen. */
  readonly glued: boolean;
  /** Whether a new line, sentence or choice begins here, so that what follows refers to something else. */
  readonly starts: boolean;
}

// Chinese is written without blanks: each character is a word, and the lists have them as phrases.
const WORD = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\u00ad\u200c\u200d])+|\p{N}+/gu;
const HARD = /[,;.:!?()[\]{}\n\r•·|/→–—،؛؟।，、；。：！？（）]|\s-\s/;
const STARTS = /[;.!?{}\n\r•·|/→؛؟।；。！？]/;
const GLUED = /^[-\u2010\u2011]?$/;
const SOFT = /[+&]/;

/** The folded words of a text with their positions. Text and positions are UTF-16. */
export function tokensOf(text: string): Token[] {
  let end = 0;
  return Array.from(text.matchAll(WORD), (match) => {
    const between = text.slice(end, match.index);
    end = match.index + match[0].length;
    const gap = HARD.test(between) ? 'hard' : SOFT.test(between) ? 'soft' : 'none';
    return {
      from: match.index,
      to: end,
      word: fold(match[0]),
      gap,
      glued: GLUED.test(between),
      starts: STARTS.test(between),
    };
  });
}

export const wordsOf = (phrase: string): string[] => (phrase.match(WORD) ?? []).map(fold);
