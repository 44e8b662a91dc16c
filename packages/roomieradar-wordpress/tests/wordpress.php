<?php
// The functions of WordPress that the plugin calls, as far as it depends on them: runs the plugin as
// WordPress does, and prints what it registered and rendered. Its input is JSON: the option, and the
// attributes and embeds of blocks.
define( 'ABSPATH', __DIR__ );
$input   = json_decode( stream_get_contents( STDIN ), true );
$actions = array();
$said    = array( 'providers' => array(), 'blocks' => array(), 'html' => array() );

function add_action( $name, $callback ) {
	$GLOBALS['actions'][ $name ][] = $callback;
}
function get_option() {
	return $GLOBALS['input']['option'];
}
function register_setting() {}
function wp_parse_url( $url ) {
	return parse_url( $url );
}
function wp_oembed_add_provider( $pattern, $endpoint, $is_regex ) {
	$GLOBALS['said']['providers'][] = array( $pattern, $endpoint, $is_regex );
}
function register_block_type( $folder ) {
	$GLOBALS['said']['blocks'][] = json_decode( file_get_contents( "$folder/block.json" ), true )['name'];
}
function esc_url( $url ) {
	return htmlspecialchars( $url, ENT_QUOTES );
}
function esc_html__( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES );
}
function get_block_wrapper_attributes() {
	return 'class="wp-block-roomieradar-room"';
}

$wp_embed = new class() {
	public function shortcode( $attributes, $url ) {
		return $GLOBALS['input']['embed'];
	}
};

require dirname( __DIR__ ) . '/roomieradar-room.php';
foreach ( $actions['init'] as $action ) {
	$action();
}
foreach ( $input['urls'] as $url ) {
	$attributes = array( 'url' => $url );
	ob_start();
	( function () use ( $attributes ) {
		require dirname( __DIR__ ) . '/block/render.php';
	} )();
	$said['html'][] = ob_get_clean();
}
echo json_encode( $said, JSON_UNESCAPED_SLASHES );
