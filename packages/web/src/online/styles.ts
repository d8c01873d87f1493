/** The style sheets of tables over the network, in the order in which they apply. */
import './presence.css';
import './lobby/lobby.css';
import './tables/tables.css';
import './settings/table-settings.css';
import './at-table/notices.css';
import './at-table/players.css';
import './at-table/question.css';
import './at-table/table-sheet.css';
import './at-table/plans.css';
import './at-table/side-panel.css';
