import conversation from '../../messages/gu/conversations.json'
import crisis from '../../messages/gu/crisis_replies.json'
import ordinary from '../../messages/gu/replies.json'
import safety from '../../messages/gu/safety_conversation.json'

export const replies = { ...ordinary, crisis, safety, conversation }
