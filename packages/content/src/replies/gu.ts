import names from '../../messages/gu/conversation_names.json'
import guided from '../../messages/gu/conversations.json'
import crisis from '../../messages/gu/crisis_replies.json'
import ordinary from '../../messages/gu/replies.json'
import safety from '../../messages/gu/safety_conversation.json'

const conversation = { ...guided, start: names.start }

export const replies = { ...ordinary, crisis, safety, conversation }
