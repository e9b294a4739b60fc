import conversation from '../../messages/mr/conversations.json'
import crisis from '../../messages/mr/crisis_replies.json'
import ordinary from '../../messages/mr/replies.json'
import safety from '../../messages/mr/safety_conversation.json'

export const replies = { ...ordinary, crisis, safety, conversation }
