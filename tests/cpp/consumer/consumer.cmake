# The same program in C and C++, with the shared and the static library.
foreach(language IN ITEMS c cpp)
    foreach(library IN ITEMS king king_static)
        add_executable(consumer_${language}_${library} ../consumer.${language})
        target_link_libraries(consumer_${language}_${library} PRIVATE king::${library})
    endforeach()
endforeach()
