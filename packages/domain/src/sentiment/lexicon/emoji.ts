// Emoji by what people mean with them in messages about themselves. Own compilation.
import { empty } from './empty'
import type { Lexicon } from './lexicon'

export const emoji: Lexicon = {
  ...empty,
  feelings: {
    happy: '😀, 😃, 😄, 😁, 😊, 🙂, 😆, 😂, 🤣, 😺, 😸, 🥳, 🎉, 🎊, 💃, 🕺, 😇, 🤗, 😋',
    calm: '😌, 🧘, 🕊',
    grateful: '🙏',
    proud: '🏆, 🥇, 🎓',
    confident: '💪, 😎',
    excited: '🤩, 🔥, 🎈',
    loved: '❤, 🥰, 😍, 😘, 💕, 💖, 💗, 💓, 💞, 🧡, 💛, 💚, 💙, 💜, 🤎, 🖤, 🤍, ♥, 🫂',
    sad: '😢, 😭, 😞, 😔, ☹, 🙁, 😿, 🥺, 😥',
    hurt: '💔',
    disappointed: '😕, 😟, 👎',
    hopeless: '😩, 🥀',
    ashamed: '😳, 🤦',
    anxious: '😰, 😬, 😓, 😧',
    stressed: '😣, 😖, 🤯, 😫',
    afraid: '😨, 😱, 😦',
    angry: '😡, 😠, 🤬, 👿',
    frustrated: '😤, 😒, 🙄, 😑',
    tired: '😪, 😴, 🥱, 🥵, 😵',
    surprised: '😮, 😲, 😯',
  },
  lifts: '👍, ✨, 🌈, 🌞, ☀, 🌟, ⭐, 🌸, 🌻, 👏, 👌, 🙌, ✌, 💯',
  weighs: '🤒, 🤕, 🤢, 🤮, 😷',
}
