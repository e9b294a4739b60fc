import type { ConceptWords } from './concept-words'

/** What makes a talk or a picture sexual, directly before `picture`. */
export const heated: ConceptWords = {
  en: 'hot, hottest, spicy, dirty, naughty, steamy, sexy, wild, juicy, private, leaked, selling, sell,  rating, trade, trading, swap, desi, adult, bold, nasty, erotic',
  roman:
    'garam, garm, rangeen, rangin, masaledar, ganda, gande, gandi, nangi, desi, bhadkila, chavat, garma garam, gorom, rongin, nongra, soodana, soodaana, kasa kasa, kilukilu, vedi, bisi, polli',
  hi: 'गरम, गर्म, रंगीन, मसालेदार, गंदी, गंदे, गंदा, देसी, भड़काऊ',
  mr: 'गरम, रंगीत, मसालेदार, घाणेरडे, घाणेरडी, चावट, गावठी',
  gu: 'ગરમ, રંગીન, મસાલેદાર, ગંદી, ગંદા, દેશી',
  bn: 'গরম, রঙিন, রগরগে, নোংরা, দেশি',
  ta: 'சூடான, கசமுசா, கிளுகிளுப்பான, அந்தரங்க',
  te: 'వేడి, ఘాటు, మసాలా, రహస్య, బోల్డ్',
  kn: '  ಪೋಲಿ, ಮಸಾಲೆ, ಗುಪ್ತ, ಬೋಲ್ಡ್',
}

/** Talk and pictures; harmless by themselves. */
export const picture: ConceptWords = {
  en: 'video, videos, vids, pics, pictures, photos, clips, mms, chat, chats, talk, talks, story, stories, night, nights, snaps, selfies, cam, massage, content',
  roman:
    'video, videos, photo, pics, mms, clip, clips, baat, baatein, baate, baatcheet, raat, raatein, kahani, kahaniya, kahaniyan, gappa, goshti, vaato, vato, kotha, golpo, rat, pechu, kathai, matalu, kathalu, maathu, mathu, kathe',
  hi: 'वीडियो, विडियो, फोटो, फ़ोटो, तस्वीर*, बात, बातें, बातों, रात, रातें, कहानी, कहानियां, कहानियाँ, क्लिप*, चैट*',
  mr: 'व्हिडिओ*, फोटो*, गप्पा, गोष्टी, रात्र*, कथा, क्लिप*, चॅट*',
  gu: 'વીડિયો*, વિડિયો*, ફોટા*, ફોટો*, વાતો, વાતચીત, રાત*, વાર્તા*, ક્લિપ*, ચેટ*',
  bn: 'ভিডিও*, ছবি*, কথা*, গল্প*, রাত*, আড্ডা*, ক্লিপ*, চ্যাট*',
  ta: 'வீடியோ*, படம்*, படங்கள்*, பேச்சு*, கதை*, கதைகள்*, இரவு*, சாட்*, அரட்டை*',
  te: 'వీడియో*, ఫోటో*, మాటలు*, కథలు*, రాత్రు*, చాట్*, ముచ్చట*',
  kn: 'ವಿಡಿಯೋ*, ವೀಡಿಯೊ*, ಫೋಟೋ*, ಮಾತು*, ಕಥೆ*, ರಾತ್ರಿ*, ಚಾಟ್*',
}
